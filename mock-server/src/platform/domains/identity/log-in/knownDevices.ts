import { and, eq, gt } from 'drizzle-orm';
import { hashOf, newSecret } from '../../../access/secrets.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { type CookieSite, cookieName, formatCookie, parseCookie } from './cookies.ts';
import type { Session } from './sessions.ts';

/** How long a device is known after its last login, in seconds. */
const lifetime = 90 * 24 * 3600;
const name = cookieName('realmkit_device');

/** Returns the id of a device for one account: nobody can tell from the ids of two accounts that they share a device. */
const deviceId = (secret: string, userUid: string): string => hashOf(`${secret} ${userUid}`);

/** Returns the id of the device of a Cookie header if the account has logged in there; undefined otherwise. */
export async function findKnownDevice(
  executor: Executor,
  { knownDevices }: Tables,
  userUid: string,
  cookies: string | null | undefined,
  now: number,
): Promise<string | undefined> {
  const secret = parseCookie(name, cookies);
  if (secret === undefined) return undefined;
  const isKnown = and(eq(knownDevices.id, deviceId(secret, userUid)), gt(knownDevices.expiresAt, now));
  const [found] = await executor.select({ id: knownDevices.id }).from(knownDevices).where(isKnown);
  return found?.id;
}

/** Remembers that an account has logged in on the device of a Cookie header, and returns the secret of the device: its own, or a new one. */
export async function rememberDevice(
  executor: Executor,
  { knownDevices }: Tables,
  { realm, userUid }: Pick<Session, 'realm' | 'userUid'>,
  cookies: string | null | undefined,
  now: number,
): Promise<string> {
  const secret = parseCookie(name, cookies) ?? newSecret();
  const expiresAt = now + lifetime * 1000;
  await executor
    .insert(knownDevices)
    .values({ id: deviceId(secret, userUid), realm, userUid, expiresAt })
    .onConflictDoUpdate({ target: knownDevices.id, set: { expiresAt } });
  return secret;
}

/** Formats the Set-Cookie header of a device. */
export const deviceCookie = (secret: string, from: CookieSite): string => `${formatCookie(name, secret, from)}; Max-Age=${lifetime}`;
