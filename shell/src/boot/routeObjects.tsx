import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { AppRoute, PageModule } from './ShellApp.ts';

/** A page whose module is loaded when it is first needed. */
interface LazyPage {
  readonly load: () => Promise<PageModule>;
  readonly Page: ComponentType;
}

/** A page that is there by its first rendering is part of it: nothing stands in its place in between. */
function lazyPage(loadModule: NonNullable<AppRoute['lazy']>): LazyPage {
  let loaded: PageModule | undefined;
  const load = async () => {
    loaded = await loadModule();
    return loaded;
  };
  const Later = lazy(async () => ({ default: (await load()).Component }));
  function Page() {
    const [Component] = useState(() => loaded?.Component ?? Later);
    return <Component />;
  }
  return { load, Page };
}

function routeObject(route: AppRoute): RouteObject {
  const page = route.lazy && lazyPage(route.lazy);
  const shown: { handle: unknown; element: ReactNode } = {
    handle: { ...route.handle, load: page?.load },
    element: page ? <page.Page /> : route.element,
  };
  return route.index
    ? { ...shown, index: true }
    : { ...shown, ...(route.path !== undefined && { path: route.path }), children: routeObjects(route.children ?? []) };
}

/** An app's routes in the router's own terms; made once, so that a page once loaded stays loaded. */
export const routeObjects = (routes: readonly AppRoute[]): RouteObject[] => routes.map(routeObject);

/** Loads the modules of the page at an address, ahead of its first showing. */
export async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  const loads = (matchRoutes(routes, path) ?? []).map(({ route }): AppRoute['lazy'] => route.handle.load);
  // What cannot be loaded now fails again, in words, where the page is shown.
  await Promise.allSettled(loads.map((load) => load?.()));
}
