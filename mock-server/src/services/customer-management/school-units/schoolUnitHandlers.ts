import type { operations } from '@realmkit/openapi/types/customer-management';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../../contract/handler.ts';
import { forbidden, invalid } from '../../../contract/refusal.ts';
import { takeNumbers } from '../../../database/directory/numbers.ts';
import { unitsBelow } from '../../../database/directory/schoolTree.ts';
import { schoolUnitRow, schoolUnitUid, schoolUnitWords } from '../../../database/directory/schoolUnitRow.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Identifier } from '../../../database/tables/customerManagement.ts';
import { change } from '../change.ts';
import { fieldChanges } from '../fieldChanges.ts';
import type { Manager } from '../manager.ts';
import { findSchoolUnit, namedSchoolUnit, type SchoolUnitRow, schoolUnitBody } from './oneSchoolUnit.ts';

async function requireParent(manager: Manager, executor: Executor, parent: string | null): Promise<void> {
  if (parent !== null) await namedSchoolUnit(manager, executor, parent, 'parent');
  else if (!manager.caller.isSuperuser) throw forbidden('Only a superuser may put a school unit at the top.');
}

/** GET /schoolUnits/{id}. */
export const getSchoolUnit: Handler<operations['getSchoolUnit'], Manager> = async ({ path }, manager) => ({
  status: 200,
  body: schoolUnitBody(await findSchoolUnit(manager, manager.shard.engine.database, path.id)),
});

/** POST /schoolUnits. */
export const createSchoolUnit: Handler<operations['createSchoolUnit'], Manager> = async ({ body }, manager) => {
  const { tables } = manager.shard;
  const { realm } = manager.caller;
  const created = await change(manager, 'createSchoolUnit', async (executor) => {
    await requireParent(manager, executor, body.parent ?? null);
    const id = await takeNumbers(executor, tables, realm, 'schoolUnit');
    const { active = true, status = 'trial', secureAuthEnabled = false, qrCodeLoginEnabled = false, identifiers = [], ...named } = body;
    const row = schoolUnitRow({
      ...named,
      active,
      status,
      secureAuthEnabled,
      qrCodeLoginEnabled,
      identifiers: oncePerType(identifiers),
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
  return { status: 201, body: schoolUnitBody(created) };
};

/** Identifiers of which the last of each type counts. */
function oncePerType(identifiers: readonly Identifier[]): Identifier[] {
  return [...new Map(identifiers.map((identifier) => [identifier.type, identifier])).values()];
}

async function update(
  executor: Executor,
  manager: Manager,
  before: SchoolUnitRow,
  set: Partial<Pick<SchoolUnitRow, 'parent' | 'identifiers'>>,
) {
  const { schoolUnits } = manager.shard.tables;
  const words = schoolUnitWords({ ...before, ...set, realm: manager.caller.realm });
  const [result] = await executor
    .update(schoolUnits)
    .set({ ...set, words })
    .where(eq(schoolUnits.uid, before.uid))
    .returning();
  if (!result) throw new Error('The school unit was not written.');
  const shown = ({ parent, identifiers }: SchoolUnitRow) => ({ parent, identifiers });
  return { changes: [{ subject: before.uid, changes: fieldChanges(shown(before), shown(result)) }], result };
}

/** PATCH /schoolUnits/{id}: moves or detaches it, or sets its identifiers. */
export const updateSchoolUnit: Handler<operations['updateSchoolUnit'], Manager> = async ({ path, body }, manager) => {
  const updated = await change(manager, 'updateSchoolUnit', async (executor) => {
    // The tree is changed by one at a time, or two moves could make a circle together.
    await executor
      .select({ realm: manager.shard.tables.realmVersions.realm })
      .from(manager.shard.tables.realmVersions)
      .where(eq(manager.shard.tables.realmVersions.realm, manager.caller.realm))
      .for('update');
    const before = await findSchoolUnit(manager, executor, path.id);
    const { parent, identifiers } = body;
    if (parent !== undefined) {
      await requireParent(manager, executor, parent);
      if (parent !== null && (await unitsBelow(executor, manager.shard.tables, [path.id])).includes(parent))
        throw invalid('A school unit cannot lie below itself.', { attribute: 'parent', reason: 'cycle' });
    }
    return update(executor, manager, before, {
      ...(parent !== undefined && { parent }),
      ...(identifiers && { identifiers: oncePerType(identifiers) }),
    });
  });
  return { status: 200, body: schoolUnitBody(updated) };
};

/** POST /schoolUnits/{id}/identifiers: one of a type that is there already takes its place. */
export const addSchoolUnitIdentifiers: Handler<operations['addSchoolUnitIdentifiers'], Manager> = async ({ path, body }, manager) => {
  const updated = await change(manager, 'addSchoolUnitIdentifiers', async (executor) => {
    const before = await findSchoolUnit(manager, executor, path.id);
    return update(executor, manager, before, { identifiers: oncePerType([...before.identifiers, ...body.identifiers]) });
  });
  return { status: 200, body: schoolUnitBody(updated) };
};
