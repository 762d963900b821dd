import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import { allocateIds } from './sequences.ts';
import { type UserRecord, userRow } from './userRow.ts';

type Role = Tables['associations']['$inferSelect']['role'];

/** A user to add, with roles and groups. */
export interface NewUser extends Omit<UserRecord, 'schools'> {
  /** The role in each school unit, by its uid. */
  readonly roles: ReadonlyMap<string, Role>;
  /** The hash of the password; without it the user cannot log in by password. */
  readonly passwordHash?: string | undefined;
}

/**
 * Adds a user with credentials, associations and memberships, and returns the uid. Allocating `id` beforehand serializes two callers that add the
 * same user. The caller has checked that the user name is free, writes the audit log and bumps the list version.
 */
export async function addUser(executor: Executor, tables: Tables, { roles, passwordHash, ...record }: NewUser): Promise<string> {
  const { realm, groupUids, userName } = record;
  const { schoolUnits } = tables;
  const units = await executor
    .select({ schoolUid: schoolUnits.uid, schoolName: schoolUnits.name, schoolNameKey: schoolUnits.nameKey })
    .from(schoolUnits)
    .where(inArray(schoolUnits.uid, [...roles.keys()]));
  const row = userRow({
    ...record,
    schools: units.flatMap((unit) => {
      const role = roles.get(unit.schoolUid);
      return role ? [{ ...unit, role }] : [];
    }),
  });
  await executor.insert(tables.users).values(row);
  if (passwordHash !== undefined)
    await executor.insert(tables.credentials).values({ realm, nameKey: comparisonKey(userName), userUid: row.uid, passwordHash });
  if (roles.size > 0) {
    const first = await allocateIds(executor, tables, realm, 'association', roles.size);
    const associations = [...roles].map(([schoolUid, role], index) => ({ schoolUid, role, userUid: row.uid, realm, id: first + index }));
    await executor.insert(tables.associations).values(associations);
  }
  if (groupUids.length > 0) {
    const first = await allocateIds(executor, tables, realm, 'membership', groupUids.length);
    const memberships = groupUids.map((groupUid, index) => ({ groupUid, userUid: row.uid, realm, id: first + index }));
    await executor.insert(tables.memberships).values(memberships);
  }
  return row.uid;
}
