import { randomInt } from 'node:crypto';
import { type Handler, notFound } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Tables } from '../../../../database/tables.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { fieldChanges } from '../../audit/fieldChanges.ts';
import { fetchPage } from '../../lists/managerLists.ts';
import { equals } from '../../lists/statement.ts';
import { groupRow, groupSearchColumns } from '../../rows/groupRow.ts';
import { allocateIds } from '../../rows/sequences.ts';
import { findReferencedSchoolUnit } from '../../school-units/findSchoolUnit.ts';
import { findGroup, lockGroup } from '../findGroup.ts';
import { removeGroup } from '../removeGroup.ts';
import { groupSource } from './groupSource.ts';

type Group = components['schemas']['Group'];
type GroupRow = Tables['groups']['$inferSelect'];

// Without letters and digits that look alike, because children type it.
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newLoginCode(): string {
  return Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}

async function fetchGroupBody(manager: RequestContext, uid: string, withSchoolUnit: boolean): Promise<Group> {
  const { data } = await fetchPage<Group>(manager, groupSource(manager, withSchoolUnit), [equals('g.uid', uid)], { page: 1, size: 1 });
  const [group] = data;
  if (!group) throw notFound('There is no such group.');
  return group;
}

function loggedFields({ name, type, externalId, typicalSchoolEntryYear, loginCode }: GroupRow): Record<string, unknown> {
  return { name, type, externalId, typicalSchoolEntryYear, generateCode: loginCode !== null };
}

/** GET /groups/{id}. */
export const getGroup: Handler<operations['getGroup'], RequestContext> = async ({ path, query }, manager) => {
  await findGroup(manager, manager.shard.engine.database, path.id);
  return { status: 200, body: await fetchGroupBody(manager, path.id, query.include === 'schoolUnit') };
};

/** PUT /groups: adds a group. */
export const createGroup: Handler<operations['createGroup'], RequestContext> = async ({ body }, manager) => {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  const uid = await auditedTransaction(manager, 'createGroup', async (executor) => {
    await findReferencedSchoolUnit(manager, executor, body.schoolUid, 'schoolUid');
    const id = await allocateIds(executor, tables, realm, 'group');
    const { generateCode = false, type = 'group', ...named } = body;
    const row = groupRow({ ...named, type, loginCode: generateCode ? newLoginCode() : null, realm, id });
    const [created] = await executor.insert(tables.groups).values(row).returning();
    if (!created) throw new Error('The group was not written.');
    return { changes: [{ subject: created.uid, changes: fieldChanges({}, loggedFields(created)) }], result: created.uid };
  });
  return { status: 201, headers: { Location: `/groups/${uid}` }, body: { uid } };
};

/** PATCH /groups/{id}: `generateCode` true creates a new login code, false removes it. */
export const updateGroup: Handler<operations['updateGroup'], RequestContext> = async ({ path, body }, manager) => {
  const { groups } = manager.shard.tables;
  await auditedTransaction(manager, 'updateGroup', async (executor) => {
    const before = await lockGroup(manager, executor, path.id, 'update');
    const { generateCode, ...fields } = body;
    const named = { ...before, ...fields };
    const [after] = await executor
      .update(groups)
      .set({
        ...fields,
        ...(generateCode !== undefined && { loginCode: generateCode ? newLoginCode() : null }),
        ...groupSearchColumns(manager.caller.realm, named.name, named.externalId),
      })
      .where(eq(groups.uid, path.id))
      .returning();
    if (!after) throw new Error('The group was not written.');
    return { changes: [{ subject: path.id, changes: fieldChanges(loggedFields(before), loggedFields(after)) }], result: undefined };
  });
  return { status: 200, body: await fetchGroupBody(manager, path.id, false) };
};

/** DELETE /groups/{groupId}: its members stay users of their school units. */
export const deleteGroup: Handler<operations['deleteGroup'], RequestContext> = async ({ path }, manager) => {
  const { tables } = manager.shard;
  await auditedTransaction(manager, 'deleteGroup', async (executor) => {
    const group = await lockGroup(manager, executor, path.id, 'update');
    return { changes: await removeGroup(executor, tables, group), result: undefined };
  });
  return { status: 204 };
};
