import { manifestPath } from './manifestOf.ts';

/** Links the web manifest of the page's realm, so that the app can be installed; without a realm there is none. */
export function linkManifest(page: Document): void {
  const { realm } = page.documentElement.dataset;
  if (!realm) return;
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPath(realm);
  page.head.append(link);
}
