import { expect, test } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

test.each(['/', '/profile', '/controlpanel/beta/manage?tab=users&page=2', '/library/book/1#chapter', '/loginhelp'])(
  '%s is gone to',
  (redirect) => {
    expect(safeRedirect(redirect)).toBe(redirect);
  },
);

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/'],
  ['another site without protocol', '//evil.example'],
  ['another site by a backslash', '/\\evil.example'],
  ['another site behind a tab', '/\t/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a path without a slash', 'profile'],
  ['the sign-in page', '/login'],
  ['the sign-in page with a query', '/login?redirect=/'],
  ['a page below sign-in', '/login/ak-bibliotheken'],
  ['the sign-in page by a detour', '/profile/../login'],
])('%s becomes the home page', (_name, redirect) => {
  expect(safeRedirect(redirect)).toBe('/');
});
