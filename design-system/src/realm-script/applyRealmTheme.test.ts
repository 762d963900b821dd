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

function dressed(hostname: string) {
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

test('a page wears the identity of its host before anything else runs', () => {
  expect(dressed('realmkit.co.uk.localhost')).toEqual({
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
  expect(dressed('realmkit.fr')).toMatchObject({ lang: 'fr', title: 'Libellule – lire et apprendre', icon: '/brand/fr/favicon.svg' });
});

test('a page on an unknown host gets no realm but is not left bare', () => {
  expect(dressed('realmkit.dk')).toEqual({
    lang: '',
    dir: '',
    theme: 'default',
    scheme: 'light',
    title: 'Realmkit',
    icon: '/brand/se/favicon.svg',
  });
});

test('without a choice the scheme is that of the system', () => {
  systemIsDark = true;
  expect(dressed('realmkit.se').scheme).toBe('dark');
});

test('a stored choice outdoes the system', () => {
  systemIsDark = true;
  localStorage.setItem(schemeStorageKey, 'light');
  expect(dressed('realmkit.se').scheme).toBe('light');
});

test('junk in storage counts as no choice', () => {
  localStorage.setItem(schemeStorageKey, 'purple');
  expect(dressed('realmkit.se').scheme).toBe('light');
});

test('barred storage counts as no choice', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => {},
  });
  expect(dressed('realmkit.se').scheme).toBe('light');
});
