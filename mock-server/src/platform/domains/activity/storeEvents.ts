import type { RequestContext } from '../../access/requestContext.ts';

/** The common fields of both streams' events. */
interface Event {
  readonly id: string;
}

/** Stores a batch in one statement; returns the number of new events. */
export async function storeEvents(
  { caller, shard: { engine, tables }, now }: RequestContext,
  stream: 'activity' | 'analytics',
  events: readonly Event[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const rows = new Map(
    events.map((event) => [
      event.id,
      { realm: caller.realm, stream, id: event.id, userUid: caller.actorUid, event: { ...event, ...more }, storedAt: now },
    ]),
  );
  const stored = await engine.database
    .insert(tables.events)
    .values([...rows.values()])
    .onConflictDoNothing()
    .returning({ id: tables.events.id });
  return stored.length;
}
