import { signInPath } from '../session/signIn/signInAddress.ts';

/**
 * The address to go to after a sign-in: a path of this origin, and never the sign-in page itself; the home page for anything else.
 * Starts with exactly one '/', which neither '/' nor '\' follows, as it was given and with its detours ('/x/..//host') taken out.
 */
export function safeRedirect(redirect: string | null | undefined, home = '/'): string {
  if (redirect == null || !oneSlash.test(redirect) || hasControlCharacter(redirect)) return home;
  const origin = 'https://origin.invalid';
  if (!URL.canParse(redirect, origin)) return home;
  const address = new URL(redirect, origin);
  const { pathname } = address;
  if (address.origin !== origin || !oneSlash.test(pathname)) return home;
  if (pathname === signInPath || pathname.startsWith(`${signInPath}/`)) return home;
  return pathname + address.search + address.hash;
}

const oneSlash = /^\/(?![/\\])/;

/** Browsers drop tabs and line breaks from addresses, which would turn '/\t/host' into '//host'. */
const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ');
