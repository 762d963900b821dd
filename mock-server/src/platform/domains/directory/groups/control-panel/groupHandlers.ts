import { forbidden, type Handler, invalid, notFound } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/control-panel';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { fieldChanges } from '../../audit/fieldChanges.ts';
import { fetchPage, searchConditions } from '../../lists/managerLists.ts';
import { equals } from '../../lists/statement.ts';
import { manages } from '../../reach/manager.ts';
import { groupRow } from '../../rows/groupRow.ts';
import { allocateIds } from '../../rows/sequences.ts';
import { findOrganization, findSchoolUnits } from '../../school-units/organizations.ts';
import { removeGroup } from '../removeGroup.ts';
import { findGroup, lockGroup } from './findGroup.ts';
import { type GroupListRow, groupBody, groupSource } from './groupSource.ts';

/** GET /v1/organizations/{id}/groups. */
export const listOrganizationGroups: Handler<operations['listOrganizationGroups'], RequestContext> = async ({ path, query }, staff) => {
  const { uid } = await findOrganization(staff, staff.shard.engine.database, path.id);
  const conditions = [equals('g.realm', staff.caller.realm), equals('g.school_uid', uid), ...searchConditions(staff, 'g.words', query)];
  const { data, meta } = await fetchPage<GroupListRow>(staff, groupSource(staff), conditions, query);
  return { status: 200, body: { data: data.map((group) => groupBody(staff, group)), meta } };
};

/** GET /v1/groups/{groupId}. */
export const getLegacyGroup: Handler<operations['getLegacyGroup'], RequestContext> = async ({ path }, staff) => {
  const { uid } = await findGroup(staff, staff.shard.engine.database, path.groupId);
  const { data } = await fetchPage<GroupListRow>(staff, groupSource(staff), [equals('g.uid', uid)], { page: 1, size: 1 });
  const [group] = data;
  if (!group) throw notFound('There is no such group.');
  return { status: 200, body: groupBody(staff, group) };
};

/** POST /v1/groups. */
export const createLegacyGroup: Handler<operations['createLegacyGroup'], RequestContext> = async ({ body: { data } }, staff) => {
  const { tables } = staff.shard;
  const { realm } = staff.caller;
  const id = await auditedTransaction(staff, 'createLegacyGroup', async (executor) => {
    const unit = (await findSchoolUnits(staff, executor, undefined)).find((one) => one.id === data.organization_id);
    if (!unit) throw invalid('There is no such organisation.', { attribute: 'organization_id', reason: 'unknown' });
    if (!manages(staff, unit.uid)) throw forbidden('This organisation is not one of yours.');
    const number = await allocateIds(executor, tables, realm, 'group');
    const fields = { name: data.name.trim(), loginCode: data.code ?? null, type: data.type ?? ('group' as const), schoolUid: unit.uid };
    const row = groupRow({ ...fields, externalId: null, typicalSchoolEntryYear: null, realm, id: number });
    await executor.insert(tables.groups).values(row);
    return { changes: [{ subject: row.uid, changes: fieldChanges({}, fields) }], result: number };
  });
  return { status: 201, headers: { Location: `/v1/groups/${id}` } };
};

/** DELETE /v1/groups/{groupId}, of admins by its access rules; its members stay in their organisations. */
export const deleteLegacyGroup: Handler<operations['deleteLegacyGroup'], RequestContext> = async ({ path }, staff) => {
  await auditedTransaction(staff, 'deleteLegacyGroup', async (executor) => {
    const group = await lockGroup(staff, executor, path.groupId);
    return { changes: await removeGroup(executor, staff.shard.tables, group), result: undefined };
  });
  return { status: 204 };
};
