import { Suspense } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { useActivity } from '../activity/useActivity.ts';
import { RouteGuard } from '../guard/RouteGuard.tsx';
import { HelpWidget } from '../help/HelpWidget.tsx';
import { Waiting } from '../layout/Loader.tsx';
import { PlatformGate } from '../layout/pages/PlatformGate.tsx';
import { RouteError } from '../layout/pages/RouteError.tsx';
import { useArrival } from '../navigation/useArrival.ts';
import type { AppRoute } from './ShellApp.ts';

function Root() {
  useArrival();
  useActivity();
  return (
    <PlatformGate>
      <RouteGuard waiting={<Waiting />}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </RouteGuard>
      <HelpWidget />
    </PlatformGate>
  );
}

/** An app's routes below the shell's own: guard, platform gate and error pages. */
export const shellRoutes = (routes: readonly AppRoute[]): RouteObject[] => [
  { element: <Root />, errorElement: <RouteError />, hydrateFallbackElement: <Waiting />, children: [...routes] },
];

/** Creates the router of a page. */
export const createAppRouter = (routes: readonly AppRoute[]) => createBrowserRouter(shellRoutes(routes));
