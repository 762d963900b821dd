import { and, eq, isNull } from 'drizzle-orm';
import type { Realm } from '../../database/realms.ts';
import { type ServiceShards, shardOf } from '../serviceShard.ts';
import { personOf } from './person.ts';

/** Whether somebody may act as another user of the realm: superusers as anybody else. The specification does not say who may (shell §6). */
export async function mayActAs(shards: ServiceShards, realm: Realm, actorUid: string, userUid: string): Promise<boolean> {
  const { engine, tables, clock } = shardOf(shards, realm);
  const { users } = tables;
  if (actorUid === userUid) return false;
  const actor = await personOf(engine.database, tables, realm, actorUid, await clock.now());
  const [user] = await engine.database
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, userUid), eq(users.realm, realm), isNull(users.deletedAt)));
  return actor?.superuser === true && user !== undefined;
}
