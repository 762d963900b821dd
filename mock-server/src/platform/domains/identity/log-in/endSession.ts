import { and, eq, gt } from 'drizzle-orm';
import type { ServiceShards } from '../../../access/serviceShard.ts';
import { shards as allShards, isRealm } from '../../../database/realms.ts';
import { revokeFamiliesOfSession } from './families.ts';
import { parseSessionId, type Session } from './sessions.ts';

/** Ends a session and the logins that it issued. */
export async function endSession(shards: ServiceShards, sessionId: string): Promise<void> {
  for (const shard of allShards) {
    const { engine, tables, clock } = shards[shard];
    await revokeFamiliesOfSession(engine.database, tables, sessionId, await clock.now());
    await engine.database.delete(tables.sessions).where(eq(tables.sessions.id, sessionId));
  }
}

/** Returns the session of a browser in whichever realm; undefined if there is none or it has expired. */
export async function findBrowserSession(shards: ServiceShards, cookies: string | null | undefined): Promise<Session | undefined> {
  const id = parseSessionId(cookies);
  if (id === undefined) return undefined;
  for (const shard of allShards) {
    const { engine, tables, clock } = shards[shard];
    const { sessions } = tables;
    const [found] = await engine.database
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, await clock.now())));
    if (found && isRealm(found.realm)) return { ...found, realm: found.realm };
  }
  return undefined;
}
