import { lazy, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { AppRoute } from './ShellApp.ts';

function pageOf({ lazy: load, element }: AppRoute): ReactNode {
  if (!load) return element;
  const Page = lazy(async () => ({ default: (await load()).Component }));
  return <Page />;
}

/** An app's routes in the router's own terms; made once, so that a page once loaded stays loaded. */
export const routeObjects = (routes: readonly AppRoute[]): RouteObject[] =>
  routes.map((route): RouteObject => {
    const page = { handle: { ...route.handle, load: route.lazy }, element: pageOf(route) };
    return route.index
      ? { ...page, index: true }
      : { ...page, ...(route.path !== undefined && { path: route.path }), children: routeObjects(route.children ?? []) };
  });

/** Loads the modules of the page at an address, ahead of its first showing. */
export async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  const loads = (matchRoutes(routes, path) ?? []).map(({ route }): AppRoute['lazy'] => route.handle.load);
  // What cannot be loaded now fails again, in words, where the page is shown.
  await Promise.allSettled(loads.map((load) => load?.()));
}
