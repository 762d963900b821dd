import { defined } from '@realmkit/openapi/json';
import type { i18n } from 'i18next';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { loadScript } from '../http/loadScript.ts';
import type { AppRoute, PageModule } from './ShellApp.ts';

/** A page whose module is loaded on first use. */
interface LazyPage {
  readonly load: () => Promise<PageModule>;
  readonly isLoaded: () => boolean;
  readonly Page: ComponentType;
}

const lazyPages = new WeakMap<NonNullable<AppRoute['lazy']>, LazyPage>();

/** Returns the lazy page of a module, always the same: once its module is loaded, it renders without a fallback. */
function lazyPage(loadModule: NonNullable<AppRoute['lazy']>): LazyPage {
  const known = lazyPages.get(loadModule);
  if (known) return known;
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
  const page = { load, isLoaded: () => loaded !== undefined, Page };
  lazyPages.set(loadModule, page);
  return page;
}

function routeObject(route: AppRoute): RouteObject {
  const page = route.lazy && lazyPage(route.lazy);
  const shown: { handle: unknown; element: ReactNode } = {
    handle: { ...route.handle, page, texts: route.texts },
    element: page ? <page.Page /> : route.element,
  };
  return route.index
    ? { ...shown, index: true }
    : { ...shown, ...defined({ path: route.path }), children: routeObjects(route.children ?? []) };
}

/** Returns an app's routes as React Router's. */
export const routeObjects = (routes: readonly AppRoute[]): RouteObject[] => routes.map(routeObject);

let last: { readonly routes: RouteObject[]; readonly path: string; readonly matches: readonly RouteMatch[] } | undefined;

/** Returns the routes of the page at a path, from the outermost; none where there is no page. The last result is kept: a start asks three times. */
export function routesOfPage(routes: RouteObject[], path: string): readonly RouteMatch[] {
  if (last?.routes !== routes || last.path !== path) last = { routes, path, matches: matchRoutes(routes, path) ?? [] };
  return last.matches;
}

interface PageParts {
  readonly pages: readonly LazyPage[];
  /** The namespaces of texts. */
  readonly texts: readonly string[];
}

function partsOf(routes: RouteObject[], path: string): PageParts {
  const handles = routesOfPage(routes, path).map(({ route }): { page?: LazyPage; texts?: readonly string[] } => route.handle);
  return { pages: handles.flatMap(({ page }) => page ?? []), texts: handles.flatMap(({ texts }) => texts ?? []) };
}

/** Returns the namespaces of the texts that the page at a path needs beside those of every page. */
export const textsOfPage = (routes: RouteObject[], path: string): readonly string[] => partsOf(routes, path).texts;

/** Returns whether all modules and texts of the page at a path are loaded, so that it renders without a fallback. */
export function isPageLoaded(routes: RouteObject[], path: string, i18n: i18n): boolean {
  const { pages, texts } = partsOf(routes, path);
  return pages.every(({ isLoaded }) => isLoaded()) && texts.every((namespace) => i18n.hasLoadedNamespace(namespace));
}

/**
 * Loads the modules of the page at a path, and its texts, before it is rendered.
 * @param i18n the translations that load the texts; left out where they are loading already.
 */
export async function loadPage(routes: RouteObject[], path: string, i18n?: i18n): Promise<void> {
  const { pages, texts } = partsOf(routes, path);
  // A module that fails to load now fails again, with an error page, when the page is rendered.
  await Promise.allSettled([...pages.map(({ load }) => load()), texts.length > 0 ? i18n?.loadNamespaces([...texts]) : undefined]);
}
