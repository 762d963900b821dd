import { and, eq } from 'drizzle-orm';
import type { Realm } from '../../database/realms.ts';
import { type ServiceShards, shardOf } from '../serviceShard.ts';
import { isPassword } from './passwords.ts';
import { findActivePerson, type Person } from './person.ts';
import { createSession, type Session } from './sessions.ts';

/** The user name and password of a login. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Returns whether a user can have a secure login: only employees can (admin §6). */
const maySignInSecurely = ({ superuser, roles }: Person): boolean => superuser || roles.includes('employee') || roles.includes('admin');

/** Logs a user in with a password; returns undefined alike for a wrong password, an unknown user and one who may not log in. */
export async function signIn(
  shards: ServiceShards,
  realm: Realm,
  { username, password }: Credentials,
  how: Pick<Session, 'methods' | 'secure'>,
): Promise<{ session: Session; secret: string } | undefined> {
  const { engine, tables, clock } = shardOf(shards, realm);
  const { credentials } = tables;
  const [found] = await engine.database
    .select()
    .from(credentials)
    .where(and(eq(credentials.realm, realm), eq(credentials.nameKey, username.toLowerCase())));
  const fits = await isPassword(password, found?.passwordHash);
  const now = await clock.now();
  const person = await findActivePerson(engine.database, tables, realm, found?.userUid ?? '', now);
  if (!fits || !person) return undefined;
  return createSession(
    engine.database,
    tables,
    { methods: how.methods, secure: how.secure && maySignInSecurely(person), realm, userUid: person.uid },
    now,
  );
}
