import { eq } from 'drizzle-orm';
import type { Executor } from '../executor.ts';
import type { Realm } from '../realms.ts';
import type { FieldChange } from '../tables/customerManagement.ts';
import type { Tables } from '../tables.ts';
import { takeNumbers } from './numbers.ts';

/** A thing that was done: by whom, when (milliseconds since 1970), by which operation. */
export interface Deed {
  readonly realm: Realm;
  readonly actorUid: string;
  readonly action: string;
  readonly at: number;
}

/** What a deed changed of one subject, a user, a school unit or a group. */
export interface SubjectChanges {
  readonly subject: string;
  readonly changes: readonly FieldChange[];
}

/** Writes down what a deed changed, an entry for each subject; nothing where nothing changed. */
export async function logDeed(executor: Executor, tables: Tables, deed: Deed, subjects: readonly SubjectChanges[]): Promise<void> {
  const changed = subjects.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return;
  const { users, auditLogs } = tables;
  const [actor] = await executor.select({ name: users.name }).from(users).where(eq(users.uid, deed.actorUid));
  const first = await takeNumbers(executor, tables, deed.realm, 'auditLog', changed.length);
  const entries = changed.map(({ subject, changes }, index) => ({
    ...deed,
    id: first + index,
    subject,
    actorName: actor?.name ?? deed.actorUid,
    changes: [...changes],
  }));
  await executor.insert(auditLogs).values(entries);
}
