import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

test.each(['/', '/profile', '/controlpanel/beta/manage?tab=users&page=2', '/library/book/1#chapter', '/loginhelp'])(
  'the redirect %s is followed',
  (redirect) => {
    expect(safeRedirect(redirect)).toBe(redirect);
  },
);

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a blank', ' '],
  ['another site', 'https://evil.example/'],
  ['another site in capitals', 'HTTPS://EVIL.EXAMPLE/'],
  ['another site without protocol', '//evil.example'],
  ['another site behind three slashes', '///evil.example'],
  ['another site behind many slashes', '//////evil.example/profile'],
  ['another site by a backslash', '/\\evil.example'],
  ['another site by two backslashes', '\\\\evil.example'],
  ['another site by a backslash and a slash', '\\/evil.example'],
  ['another site by a slash and two backslashes', '/\\\\evil.example'],
  ['another site behind a tab', '/\t/evil.example'],
  ['another site behind a line break', '/\n/evil.example'],
  ['another site behind a carriage return', '/\r/evil.example'],
  ['another site behind a form feed', '/\f/evil.example'],
  ['another site behind a zero', '/\0/evil.example'],
  ['another site behind a blank', ' //evil.example'],
  ['another site behind a line break at the start', '\n//evil.example'],
  ['another site by a detour', '/profile/..//evil.example'],
  ['another site by a detour through this folder', '/.//evil.example'],
  ['another site by a detour in code', '/%2e%2e//evil.example'],
  ['another site by a detour in code and a backslash', '/x/%2E%2E/\\evil.example'],
  ['another site by a detour of two steps', '/a/b/../..//evil.example'],
  ['another site by its user name', '//realmkit.se@evil.example'],
  ['this site as a user name', 'https://realmkit.se@evil.example/'],
  ['a protocol without slashes', 'https:evil.example'],
  ['a protocol with one slash', 'https:/evil.example'],
  ['a protocol with backslashes', 'https:\\\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals behind a tab', 'java\tscript:alert(1)'],
  ['a script behind slashes', 'javascript://realmkit.se/%0aalert(1)'],
  ['a document of its own', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['a blob', 'blob:https://realmkit.se/1'],
  ['a path without a slash', 'profile'],
  ['a host without a slash', 'evil.example'],
  ['a path beside this one', '../profile'],
  ['a query alone', '?redirect=//evil.example'],
  ['a fragment alone', '#//evil.example'],
  ['the code of a slash', '%2F%2Fevil.example'],
  ['a wide slash', '\uFF0F\uFF0Fevil.example'],
  ['the sign-in page', '/login'],
  ['the sign-in page with a query', '/login?redirect=/'],
  ['a page below sign-in', '/login/ak-bibliotheken'],
  ['the sign-in page by a detour', '/profile/../login'],
])('a redirect that is %s becomes the home page', (_name, redirect) => {
  expect(safeRedirect(redirect)).toBe('/');
});

test('every result of safeRedirect is a URL of this origin', () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '@', ':', '?', '#', 'evil.example', 'https:', 'profile', ' ');
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      (redirect) => {
        expect(new URL(safeRedirect(redirect), 'https://realmkit.se').origin).toBe('https://realmkit.se');
      },
    ),
    { numRuns: 5000 },
  );
});
