import { defined } from '@realmkit/openapi/json';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { loadScript } from './loadScript.ts';
import type { AppRoute, PageModule } from './ShellApp.ts';

/** A page whose module is loaded on first use. */
interface LazyPage {
  readonly load: () => Promise<PageModule>;
  readonly Page: ComponentType;
}

/** Creates a lazy page; if its module is loaded before the first render, it renders without a fallback. */
function lazyPage(loadModule: NonNullable<AppRoute['lazy']>): LazyPage {
  let loaded: PageModule | undefined;
  const load = async () => {
    loaded = await loadScript(loadModule, 'the script of a page');
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
    : { ...shown, ...defined({ path: route.path }), children: routeObjects(route.children ?? []) };
}

/** Returns an app's routes as React Router's; call it once, so that loaded pages stay loaded. */
export const routeObjects = (routes: readonly AppRoute[]): RouteObject[] => routes.map(routeObject);

/** Loads the modules of the page at a path before it is rendered. */
export async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  const loads = (matchRoutes(routes, path) ?? []).map(({ route }): AppRoute['lazy'] => route.handle.load);
  // A module that fails to load now fails again, with an error page, when the page is rendered.
  await Promise.allSettled(loads.map((load) => load?.()));
}
