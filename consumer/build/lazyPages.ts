/** A route whose page is a separate chunk. */
export interface LazyPage {
  readonly path: string;
  /** The page's file, relative to `src`. */
  readonly module: string;
}

const lazyRoute = /path: '([^']+)'[^\n]*? lazy: \(\) => import\('\.\/([^']+)'\)/g;

/**
 * Returns the pages that routes.tsx loads lazily.
 * @throws Error if a lazy route is not written on one line, path first.
 */
export function lazyPages(routes: string): readonly LazyPage[] {
  const pages = [...routes.matchAll(lazyRoute)].map(([, path = '', module = '']) => ({ path, module }));
  if (pages.length !== routes.split('lazy:').length - 1) throw new Error('routes.tsx: write a lazy route on one line, path first');
  return pages;
}
