import { manifestAddress } from './manifestOf.ts';

/** Names the manifest of the realm that the page is dressed in, so that the app can be installed; without a realm there is none. */
export function linkManifest(page: Document): void {
  const { realm } = page.documentElement.dataset;
  if (!realm) return;
  const link = page.createElement('link');
  link.rel = 'manifest';
  link.href = manifestAddress(realm);
  page.head.append(link);
}
