import type { Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../access/requestContext.ts';
import { setTag } from '../../../http/setTag.ts';
import { auditedTransaction } from '../audit/auditedTransaction.ts';
import { fieldChanges } from '../audit/fieldChanges.ts';
import { schoolUnitRow, schoolUnitUid } from '../rows/schoolUnitRow.ts';
import { allocateIds } from '../rows/sequences.ts';
import { findSchoolUnit } from './findSchoolUnit.ts';
import { identifierMembers, schoolUnitBody } from './schoolUnitBody.ts';
import { requireParent, uniqueByType } from './updateSchoolUnit.ts';

/** GET /schoolUnits/{id}. */
export const getSchoolUnit: Handler<operations['getSchoolUnit'], RequestContext> = async ({ path }, manager) => {
  const row = await findSchoolUnit(manager, manager.shard.engine.database, path.id);
  return { status: 200, headers: { ETag: setTag(identifierMembers(row.identifiers)) }, body: schoolUnitBody(row) };
};

/** POST /schoolUnits. */
export const createSchoolUnit: Handler<operations['createSchoolUnit'], RequestContext> = async ({ body }, manager) => {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  const created = await auditedTransaction(manager, 'createSchoolUnit', async (executor) => {
    await requireParent(manager, executor, body.parent ?? null);
    const id = await allocateIds(executor, tables, realm, 'schoolUnit');
    const { active = true, status = 'trial', secureAuthEnabled = false, qrCodeLoginEnabled = false, identifiers = [], ...named } = body;
    const row = schoolUnitRow({
      ...named,
      active,
      status,
      secureAuthEnabled,
      qrCodeLoginEnabled,
      identifiers: uniqueByType(identifiers),
      realm,
      id,
      uid: schoolUnitUid(realm, id),
    });
    const [result] = await executor.insert(tables.schoolUnits).values(row).returning();
    if (!result) throw new Error('The school unit was not written.');
    return {
      changes: [{ subject: result.uid, changes: fieldChanges({}, { name: row.name, type: row.type, parent: row.parent }) }],
      result,
    };
  });
  return { status: 201, headers: { Location: `/schoolUnits/${created.uid}` }, body: schoolUnitBody(created) };
};
