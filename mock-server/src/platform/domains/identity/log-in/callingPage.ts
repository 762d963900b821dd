import type { Realm } from '../../../database/realms.ts';
import { isLocalOrigin } from '../../../http/crossOrigin.ts';
import { realmOrigins } from '../../../http/origins/realmOrigins.ts';

/** What a browser says of the page that sent a request; a program that is no browser sends neither. */
export interface CallingPage {
  /** The Origin header. */
  readonly origin: string | undefined;
  /** The Sec-Fetch-Site header. */
  readonly site: string | undefined;
}

/**
 * Returns whether a foreign page sent a request that starts a session. Its form would log the visitor in as somebody else without their knowledge
 * (login CSRF). The apps of the realm may, and every page of this machine (decision 0009).
 */
export function isForeignPage(realm: Realm, { origin, site }: CallingPage): boolean {
  if (site === 'same-origin') return false;
  return origin === undefined ? site === 'cross-site' : !(realmOrigins.isOriginOf(realm, origin) || isLocalOrigin(origin));
}

/** Returns whether a form of another page than the service's own was submitted to it. */
export function isForeignForm({ origin, site }: CallingPage): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isLocalOrigin(origin);
}

/** Reads what a request says of its page. */
export const callingPageOf = (header: (name: string) => string | null | undefined): CallingPage => ({
  origin: header('origin') ?? undefined,
  site: header('sec-fetch-site') ?? undefined,
});
