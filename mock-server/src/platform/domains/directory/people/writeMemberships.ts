import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { refreshDenormalizedMemberships } from '../rows/denormalizedMemberships.ts';
import { allocateIds } from '../rows/sequences.ts';
import type { FieldChange } from '../tables.ts';

type Groups = readonly Tables['groups']['$inferSelect'][];

/** Removes a locked user from groups, adds them to others, and returns the changes; what is so already changes nothing. */
export async function writeMemberships(
  { shard: { tables }, caller: { realm } }: RequestContext,
  executor: Executor,
  userUid: string,
  { gone = [], fresh = [] }: { readonly gone?: Groups; readonly fresh?: Groups },
): Promise<FieldChange[]> {
  const { memberships } = tables;
  const goneUids = gone.map(({ uid }) => uid);
  const ofGone = and(eq(memberships.userUid, userUid), inArray(memberships.groupUid, goneUids));
  const removed = gone.length > 0 ? await executor.delete(memberships).where(ofGone).returning() : [];
  const first = fresh.length > 0 ? await allocateIds(executor, tables, realm, 'membership', fresh.length) : 0;
  const rows = fresh.map(({ uid }, index) => ({ userUid, groupUid: uid, realm, id: first + index }));
  const added = rows.length > 0 ? await executor.insert(memberships).values(rows).onConflictDoNothing().returning() : [];
  await refreshDenormalizedMemberships(executor, tables, realm, [userUid]);
  const among = (changed: readonly { readonly groupUid: string }[], groups: Groups): Groups =>
    groups.filter(({ uid }) => changed.some(({ groupUid }) => groupUid === uid));
  return [
    ...among(removed, gone).map(({ uid, name }) => ({ field: `groups.${uid}`, before: name, after: null })),
    ...among(added, fresh).map(({ uid, name }) => ({ field: `groups.${uid}`, before: null, after: name })),
  ];
}
