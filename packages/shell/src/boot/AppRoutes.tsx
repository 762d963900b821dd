import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavigationType, type RouteObject, useLocation, useNavigationType, useRoutes } from 'react-router';
import { OpenRouteContext } from '../guard/OpenRouteContext.ts';
import { RouteGuard } from '../guard/RouteGuard.tsx';
import { isOpen } from '../guard/routeAccess.ts';
import { HelpWidget } from '../layout/help/HelpWidget.tsx';
import { PageLoader } from '../layout/Loader.tsx';
import { LazyNotFound } from '../layout/pages/LazyNotFound.tsx';
import { RouteBoundary } from '../layout/pages/RouteBoundary.tsx';
import { RouteError } from '../layout/pages/RouteError.tsx';
import { usePageTransition } from '../navigation/usePageTransition.ts';
import { useRouteFocusAndScroll } from '../navigation/useRouteFocusAndScroll.ts';
import { useActivity } from '../react/useActivity.ts';
import { isPageLoaded, loadPage, routesOfPage } from './routeObjects.tsx';

interface PageProps {
  readonly routes: RouteObject[];
  /** How the page was reached: the routes below know only its location. */
  readonly navigation: NavigationType;
}

/** Renders an app's routes within guard and error pages. */
export function AppRoutes({ routes }: Pick<PageProps, 'routes'>) {
  const navigation = useNavigationType();
  const { i18n } = useTranslation();
  const location = usePageTransition({
    isLoaded: (path) => isPageLoaded(routes, path, i18n),
    load: (path) => loadPage(routes, path, i18n),
  });
  return useRoutes([{ path: '*', element: <ShownPage routes={routes} navigation={navigation} /> }], location);
}

function ShownPage({ routes, navigation }: PageProps) {
  const location = useLocation();
  const found = routesOfPage(routes, location.pathname);
  return (
    <RouteBoundary resetKey={location.key} failed={(error) => <RouteError error={error} />}>
      <OpenRouteContext value={isOpen(found.map(({ route }) => route.handle))}>
        {found.length > 0 ? <Page routes={routes} navigation={navigation} /> : <LazyNotFound />}
      </OpenRouteContext>
    </RouteBoundary>
  );
}

function Page({ routes, navigation }: PageProps) {
  useRouteFocusAndScroll(navigation);
  useActivity();
  return (
    <>
      <RouteGuard waiting={<PageLoader />}>
        <Suspense fallback={<PageLoader />}>{useRoutes(routes)}</Suspense>
      </RouteGuard>
      <HelpWidget />
    </>
  );
}
