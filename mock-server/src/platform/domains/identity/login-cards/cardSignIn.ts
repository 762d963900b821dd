import { and, eq, isNull } from 'drizzle-orm';
import type { AuthEnvironment } from '../../../access/authEnvironment.ts';
import { addCardFailure } from '../../../access/rateLimits.ts';
import { shardOf } from '../../../access/serviceShard.ts';
import type { Realm } from '../../../database/realms.ts';
import { createSession, type Session } from '../log-in/sessions.ts';
import { findActivePerson, type Person } from '../person.ts';
import { verifyCardCode } from './cardCode.ts';

/** Returns the pupil of a card code who may log in now. */
async function findCardHolder(
  { shards, keys }: Pick<AuthEnvironment, 'shards' | 'keys'>,
  realm: Realm,
  code: string,
  now: number,
): Promise<Person | undefined> {
  const { engine, tables, shard } = shardOf(shards, realm);
  const { loginCards, associations, schoolUnits } = tables;
  const uid = verifyCardCode(keys[shard].cardKey, code.trim());
  if (uid === undefined) return undefined;
  const [card] = await engine.database
    .select({ userUid: loginCards.userUid })
    .from(loginCards)
    .innerJoin(associations, and(eq(associations.userUid, loginCards.userUid), eq(associations.role, 'student')))
    .innerJoin(schoolUnits, eq(schoolUnits.uid, associations.schoolUid))
    .where(
      and(
        eq(loginCards.uid, uid),
        eq(loginCards.realm, realm),
        isNull(loginCards.voidedAt),
        eq(schoolUnits.active, true),
        eq(schoolUnits.qrCodeLoginEnabled, true),
      ),
    )
    .limit(1);
  return card && findActivePerson(engine.database, tables, realm, card.userUid, now);
}

/**
 * Logs a pupil in with the code of a login card; returns undefined alike for an invalid code, a voided card and a pupil whose school units
 * have `qrCodeLoginEnabled` switched off.
 * @param address of the client, for the rate limits
 * @throws {HttpError} 429 for an invalid code after too many of them
 */
export async function signInWithCard(
  environment: Pick<AuthEnvironment, 'shards' | 'keys'>,
  realm: Realm,
  code: string,
  address: string,
): Promise<{ session: Session; secret: string } | undefined> {
  const shard = shardOf(environment.shards, realm);
  const { engine, tables, clock } = shard;
  const now = await clock.now();
  const person = await findCardHolder(environment, realm, code, now);
  if (!person) {
    await addCardFailure(shard, { realm, who: address }, now);
    return undefined;
  }
  return createSession(engine.database, tables, { methods: ['qr'], secure: false, realm, userUid: person.uid }, now);
}
