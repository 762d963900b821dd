import type { components } from '@realmkit/openapi/types/auth';
import { and, eq, gt } from 'drizzle-orm';
import { hashOf, newSecret } from '../../../access/secrets.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { type CookieSite, cookieName, formatCookie, parseCookie } from './cookies.ts';

type AuthenticationMethod = components['schemas']['AuthenticationMethod'];

/** A session of a browser at the auth service. */
export interface Session {
  /** The hash of the cookie. */
  readonly id: string;
  readonly realm: Realm;
  readonly userUid: string;
  readonly methods: AuthenticationMethod[];
  readonly secure: boolean;
  /** In milliseconds since 1970. */
  readonly authTime: number;
}

/** The lifetime of a session, in milliseconds. */
const sessionLifetime = 12 * 3_600_000;
const name = cookieName('realmkit_session');

/** Creates a session; only the browser knows the secret of its cookie. */
export async function createSession(
  executor: Executor,
  { sessions }: Tables,
  about: Pick<Session, 'realm' | 'userUid' | 'methods' | 'secure'>,
  now: number,
): Promise<{ session: Session; secret: string }> {
  const secret = newSecret();
  const session: Session = { ...about, id: hashOf(secret), authTime: now };
  await executor.insert(sessions).values({ ...session, expiresAt: now + sessionLifetime });
  return { session, secret };
}

/** Returns the session of a Cookie header in a realm; undefined if there is none or it has expired. */
export async function findSession(
  executor: Executor,
  { sessions }: Tables,
  realm: Realm,
  cookies: string | null | undefined,
  now: number,
): Promise<Session | undefined> {
  const id = parseSessionId(cookies);
  if (id === undefined) return undefined;
  const [found] = await executor
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.realm, realm), gt(sessions.expiresAt, now)));
  return found && { ...found, realm };
}

/** Parses the session id of a Cookie header. */
export function parseSessionId(cookies: string | null | undefined): string | undefined {
  const secret = parseCookie(name, cookies);
  return secret === undefined ? undefined : hashOf(secret);
}

/** Formats the Set-Cookie header of a session. */
export const sessionCookie = (secret: string, from: CookieSite): string => formatCookie(name, secret, from);

/** The Set-Cookie that ends a session in the browser. */
export const noSessionCookie = `${sessionCookie('', 'sameSite')}; Max-Age=0`;
