import { and, desc, eq } from 'drizzle-orm';
import type { ServiceShard } from '../../access/serviceShard.ts';
import type { Realm } from '../../database/realms.ts';

/** An event as the console shows it. */
export interface StoredEvent {
  readonly stream: 'activity' | 'analytics';
  readonly userUid: string;
  /** ISO 8601. */
  readonly storedAt: string;
  readonly event: Readonly<Record<string, unknown>>;
}

/** Returns the newest events of a realm, at most `limit`. */
export async function listEvents(
  { engine, tables: { events } }: ServiceShard,
  realm: Realm,
  stream: StoredEvent['stream'],
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await engine.database
    .select()
    .from(events)
    .where(and(eq(events.realm, realm), eq(events.stream, stream)))
    .orderBy(desc(events.storedAt), desc(events.id))
    .limit(limit);
  return rows.map(({ userUid, storedAt, event }) => ({ stream, userUid, storedAt: new Date(storedAt).toISOString(), event }));
}
