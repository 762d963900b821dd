import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { forgetLoginFailures } from '../../../../access/rateLimits.ts';
import type { Executor } from '../../../../database/executor.ts';
import type { Tables } from '../../../../database/tables.ts';
import { endSignIns } from '../../rows/endSignIns.ts';
import type { FieldChange } from '../../tables.ts';

/** Sets the password of users, ends their logins and forgets their failed ones; returns the audit log change of each, which never contains the password. */
export async function setPassword(
  executor: Executor,
  tables: Tables,
  people: readonly Pick<Tables['users']['$inferSelect'], 'uid' | 'realm' | 'userName'>[],
  passwordHash: string,
  now: number,
): Promise<FieldChange[]> {
  const { credentials } = tables;
  for (const person of people) {
    const { uid, realm, userName } = person;
    await executor
      .insert(credentials)
      .values({ realm, nameKey: comparisonKey(userName), userUid: uid, passwordHash })
      .onConflictDoUpdate({ target: credentials.userUid, set: { passwordHash } });
    await forgetLoginFailures(executor, tables, person, now);
  }
  await endSignIns(
    executor,
    tables,
    people.map(({ uid }) => uid),
    now,
  );
  return [{ field: 'password', before: null, after: null }];
}
