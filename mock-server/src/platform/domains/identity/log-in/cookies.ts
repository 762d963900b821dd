import { realmOrigins } from '../../../http/origins/realmOrigins.ts';

/** Where the page is whose request sets a cookie. A request from another site requires `SameSite=None`. */
export type CookieSite = 'sameSite' | 'crossSite';

/** Returns the name of a cookie. With https, the prefix makes browsers refuse one that another host of the domain sets, and one without `Secure`. */
export const cookieName = (name: string): string => `${realmOrigins.isSecure ? '__Host-' : ''}${name}`;

/** Returns the secret of a cookie in a Cookie header; undefined without one. */
export const parseCookie = (name: string, cookies: string | null | undefined): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1];

/** Formats the Set-Cookie header of a cookie that no script reads. */
export function formatCookie(name: string, secret: string, from: CookieSite): string {
  const secure = realmOrigins.isSecure || from === 'crossSite' ? '; Secure' : '';
  return `${name}=${secret}; Path=/; HttpOnly; SameSite=${from === 'sameSite' ? 'Lax' : 'None'}${secure}`;
}
