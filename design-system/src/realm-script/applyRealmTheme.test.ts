// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schemeStorageKey } from '../scheme/schemeChoice.ts';
import { applyRealmTheme } from './applyRealmTheme.ts';

let systemIsDark = false;

beforeEach(() => {
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function themedPage(hostname: string) {
  const page = document.implementation.createHTMLDocument();
  applyRealmTheme(page, hostname);
  const { lang, dir, dataset } = page.documentElement;
  return {
    lang,
    dir,
    realm: dataset.realm,
    theme: dataset.theme,
    scheme: dataset.scheme,
    title: page.title,
    icon: page.querySelector('link[rel=icon]')?.getAttribute('href'),
  };
}

test('the script applies the identity of the host to the page', () => {
  expect(themedPage('realmkit.co.uk.localhost')).toEqual({
    lang: 'en-GB',
    dir: 'ltr',
    realm: 'uk',
    theme: 'default',
    scheme: 'light',
    title: 'Realmkit – read and learn',
    icon: '/brand/uk/favicon.svg',
  });
});

test('the French page has its own title and icon', () => {
  expect(themedPage('realmkit.fr')).toMatchObject({ lang: 'fr', title: 'Libellule – lire et apprendre', icon: '/brand/fr/favicon.svg' });
});

test('a page on an unknown host gets no realm, but the default theme', () => {
  expect(themedPage('realmkit.dk')).toEqual({
    lang: '',
    dir: '',
    theme: 'default',
    scheme: 'light',
    title: 'Realmkit',
    icon: '/brand/se/favicon.svg',
  });
});

test('the scheme follows the system when none is stored', () => {
  systemIsDark = true;
  expect(themedPage('realmkit.se').scheme).toBe('dark');
});

test('a stored scheme overrides the system', () => {
  systemIsDark = true;
  localStorage.setItem(schemeStorageKey, 'light');
  expect(themedPage('realmkit.se').scheme).toBe('light');
});

test('an invalid stored scheme is ignored', () => {
  localStorage.setItem(schemeStorageKey, 'purple');
  expect(themedPage('realmkit.se').scheme).toBe('light');
});

test('the scheme follows the system when the storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => {},
  });
  expect(themedPage('realmkit.se').scheme).toBe('light');
});
