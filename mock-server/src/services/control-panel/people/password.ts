import type { Executor } from '../../../database/executor.ts';
import type { FieldChange } from '../../../database/tables/customerManagement.ts';
import type { Tables } from '../../../database/tables.ts';

/** Sets the password of users; returns the audit log change of each, which never contains the password. */
export async function setPassword(
  executor: Executor,
  { credentials }: Tables,
  people: readonly Pick<Tables['users']['$inferSelect'], 'uid' | 'realm' | 'userName'>[],
  passwordHash: string,
): Promise<FieldChange[]> {
  for (const { uid, realm, userName } of people)
    await executor
      .insert(credentials)
      .values({ realm, nameKey: userName.toLowerCase(), userUid: uid, passwordHash })
      .onConflictDoUpdate({ target: credentials.userUid, set: { passwordHash } });
  return [{ field: 'password', before: null, after: null }];
}
