import { expect, test } from 'vitest';
import { linkManifest } from './linkManifest.ts';

test('a page with a realm links the realm’s manifest, and a page without a realm links none', () => {
  const page = document.implementation.createHTMLDocument();
  linkManifest(page);
  expect(page.querySelector('link[rel=manifest]')).toBeNull();
  page.documentElement.dataset.realm = 'fr';
  linkManifest(page);
  expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest/fr.webmanifest');
});
