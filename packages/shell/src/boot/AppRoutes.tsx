import { Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import { useActivity } from '../activity/useActivity.ts';
import { OpenRouteContext } from '../guard/OpenRouteContext.ts';
import { RouteGuard } from '../guard/RouteGuard.tsx';
import { isOpen } from '../guard/routeAccess.ts';
import { HelpWidget } from '../help/HelpWidget.tsx';
import { PageLoader } from '../layout/Loader.tsx';
import { NotFound } from '../layout/pages/NotFound.tsx';
import { PlatformGate } from '../layout/pages/PlatformGate.tsx';
import { RouteBoundary } from '../layout/pages/RouteBoundary.tsx';
import { useRouteFocusAndScroll } from '../navigation/useRouteFocusAndScroll.ts';

/** Renders an app's routes within guard, platform gate and error pages. */
export function AppRoutes({ routes }: { readonly routes: RouteObject[] }) {
  const location = useLocation();
  const matches = matchRoutes(routes, location);
  return (
    <RouteBoundary resetKey={location.key}>
      <OpenRouteContext value={isOpen((matches ?? []).map(({ route }) => route.handle))}>
        {matches ? <Page routes={routes} /> : <NotFound />}
      </OpenRouteContext>
    </RouteBoundary>
  );
}

function Page({ routes }: { readonly routes: RouteObject[] }) {
  useRouteFocusAndScroll();
  useActivity();
  return (
    <PlatformGate>
      <RouteGuard waiting={<PageLoader />}>
        <Suspense fallback={<PageLoader />}>{useRoutes(routes)}</Suspense>
      </RouteGuard>
      <HelpWidget />
    </PlatformGate>
  );
}
