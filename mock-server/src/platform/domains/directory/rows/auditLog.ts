import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import type { FieldChange } from '../tables.ts';
import { allocateIds, bumpListVersion } from './sequences.ts';

/** The user behind an action: the logged-in account and the real actor, who differ while impersonating. */
interface Actor {
  readonly uid: string;
  readonly actorUid: string;
}

/** An action for the audit log: the actor, the operation and the time (milliseconds since 1970). */
export interface AuditedAction {
  readonly realm: Realm;
  readonly by: Actor;
  readonly action: string;
  readonly at: number;
}

/** The changes of an action to one subject: a user, a school unit or a group. */
export interface SubjectChanges {
  readonly subject: string;
  readonly changes: readonly FieldChange[];
  /** Set if the subject was deleted, so that its entries are still found by those who managed it. */
  readonly deletion?: SubjectDeletion;
}

/** What the audit log stores of a deleted subject. */
export interface SubjectDeletion {
  /** The uids of the school units to which the subject belonged. */
  readonly schoolUids: readonly string[];
  /** The name of a group, whose row is gone; the name of a user is in the user's row until that is erased. */
  readonly name?: string;
}

/** Writes the changes of an action to the audit log, an entry for each subject that changed. */
export async function writeAuditLog(
  executor: Executor,
  tables: Tables,
  action: AuditedAction,
  subjects: readonly SubjectChanges[],
): Promise<void> {
  const changed = subjects.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return;
  const { users, auditLogs } = tables;
  const { by, ...what } = action;
  const people = await executor
    .select({ uid: users.uid, name: users.name })
    .from(users)
    .where(inArray(users.uid, [by.uid, by.actorUid]));
  const nameOf = (uid: string): string => people.find((person) => person.uid === uid)?.name ?? uid;
  const impersonated = by.uid === by.actorUid ? undefined : by.uid;
  const first = await allocateIds(executor, tables, action.realm, 'auditLog', changed.length);
  const entries = changed.map(({ subject, changes, deletion }, index) => ({
    ...what,
    id: first + index,
    subject,
    subjectName: deletion?.name ?? null,
    deletedFrom: deletion ? [...deletion.schoolUids] : null,
    actorUid: by.actorUid,
    actorName: nameOf(by.actorUid),
    actingAsUid: impersonated ?? null,
    actingAsName: impersonated === undefined ? null : nameOf(impersonated),
    changes: [...changes],
  }));
  await executor.insert(auditLogs).values(entries);
  // The entries are a list too, whose total is cached.
  await bumpListVersion(executor, tables, action.realm);
}
