import { signInPath } from './signInHref.ts';

/**
 * Returns the href to open after a sign-in: a path of this origin, but not the sign-in page; the home page for anything else. It starts
 * with exactly one '/', not followed by '/' or '\', both as given and after resolving dot segments ('/x/..//host').
 */
export function safeRedirect(redirect: string | null | undefined, home = '/'): string {
  if (redirect == null || !oneSlash.test(redirect) || hasControlCharacter(redirect)) return home;
  const origin = 'https://origin.invalid';
  if (!URL.canParse(redirect, origin)) return home;
  const url = new URL(redirect, origin);
  const { pathname } = url;
  if (url.origin !== origin || !oneSlash.test(pathname)) return home;
  if (pathname === signInPath || pathname.startsWith(`${signInPath}/`)) return home;
  return pathname + url.search + url.hash;
}

const oneSlash = /^\/(?![/\\])/;

/** Returns whether a text has control characters: browsers remove tabs and line breaks from URLs, so '/\t/host' would become '//host'. */
const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ');
