import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { endSignIns } from '../../../database/directory/endSignIns.ts';
import type { Executor } from '../../../database/executor.ts';
import type { FieldChange } from '../../../database/tables/customerManagement.ts';
import type { Tables } from '../../../database/tables.ts';

/** Sets the password of users and ends their logins; returns the audit log change of each, which never contains the password. */
export async function setPassword(
  executor: Executor,
  tables: Tables,
  people: readonly Pick<Tables['users']['$inferSelect'], 'uid' | 'realm' | 'userName'>[],
  passwordHash: string,
  now: number,
): Promise<FieldChange[]> {
  const { credentials } = tables;
  for (const { uid, realm, userName } of people)
    await executor
      .insert(credentials)
      .values({ realm, nameKey: comparisonKey(userName), userUid: uid, passwordHash })
      .onConflictDoUpdate({ target: credentials.userUid, set: { passwordHash } });
  await endSignIns(
    executor,
    tables,
    people.map(({ uid }) => uid),
    now,
  );
  return [{ field: 'password', before: null, after: null }];
}
