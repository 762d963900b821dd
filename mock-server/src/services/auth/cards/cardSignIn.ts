import { and, eq, isNull } from 'drizzle-orm';
import type { Realm } from '../../../database/realms.ts';
import { shardOf } from '../../serviceShard.ts';
import type { AuthEnvironment } from '../authEnvironment.ts';
import { findActivePerson } from '../person.ts';
import { createSession, type Session } from '../sessions.ts';
import { verifyCardCode } from './cardCode.ts';

/**
 * Logs a pupil in with the code of a login card; returns undefined alike for an invalid code, a voided card and a pupil whose school units
 * have `qrCodeLoginEnabled` switched off.
 */
export async function signInWithCard(
  { shards, keys }: Pick<AuthEnvironment, 'shards' | 'keys'>,
  realm: Realm,
  code: string,
): Promise<{ session: Session; secret: string } | undefined> {
  const { engine, tables, clock, shard } = shardOf(shards, realm);
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
  const now = await clock.now();
  const person = card && (await findActivePerson(engine.database, tables, realm, card.userUid, now));
  if (!person) return undefined;
  return createSession(engine.database, tables, { methods: ['qr'], secure: false, realm, userUid: person.uid }, now);
}
