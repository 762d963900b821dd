import { expect, test } from 'vitest';
import { linkManifest } from './linkManifest.ts';

test('a page of a realm names the realm’s manifest, and one without a realm none', () => {
  const page = document.implementation.createHTMLDocument();
  linkManifest(page);
  expect(page.querySelector('link[rel=manifest]')).toBeNull();
  page.documentElement.dataset.realm = 'fr';
  linkManifest(page);
  expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest/fr.webmanifest');
});
