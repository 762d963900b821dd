import { signInPath } from '../session/signIn/signInAddress.ts';

/**
 * The address to go to after a sign-in: a path of this origin, and never the sign-in page itself; the home page for anything else.
 * Starts with exactly one '/', which neither '/' nor '\' follows.
 */
export function safeRedirect(redirect: string | null | undefined, home = '/'): string {
  if (redirect == null || !/^\/(?![/\\])/.test(redirect) || hasControlCharacter(redirect)) return home;
  const origin = 'https://origin.invalid';
  if (!URL.canParse(redirect, origin)) return home;
  const address = new URL(redirect, origin);
  if (address.origin !== origin || address.pathname === signInPath || address.pathname.startsWith(`${signInPath}/`)) return home;
  return address.pathname + address.search + address.hash;
}

/** Browsers drop tabs and line breaks from addresses, which would turn '/\t/host' into '//host'. */
const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ');
