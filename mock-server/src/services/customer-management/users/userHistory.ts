import type { components, operations } from '@realmkit/openapi/types/customer-management';
import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Handler } from '../../../contract/handler.ts';
import { unitsAbove } from '../../../database/directory/schoolTree.ts';
import { dayOf } from '../../auth/person.ts';
import type { ListSource } from '../lists/listSource.ts';
import { equals } from '../lists/statement.ts';
import { type Manager, manages } from '../manager.ts';
import { listFor, tableOf } from '../managerLists.ts';
import { findUser } from './oneUser.ts';

function auditLogSource({ shard: { shard } }: Manager): ListSource {
  return {
    from: `${tableOf(shard, 'audit_logs')} l`,
    columns: () => `l.id, to_char(to_timestamp(l.at / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp,
      json_build_object('uid', l.actor_uid, 'name', l.actor_name) as actor, l.action, l.changes`,
    sortColumns: { id: ['l.id'] },
  };
}

/** GET /users/{uid}/auditLogs, the newest entry first. */
export const listUserAuditLogs: Handler<operations['listUserAuditLogs'], Manager> = async ({ path, query }, manager) => {
  await findUser(manager, manager.shard.engine.database, path.uid);
  const conditions = [equals('l.realm', manager.caller.realm), equals('l.subject', path.uid)];
  return { status: 200, body: await listFor<components['schemas']['AuditLogEntry']>(manager, auditLogSource(manager), conditions, query) };
};

/** GET /users/{userUid}/schoolSubscriptions: running and coming periods of the user's school units and of those above them. */
export const listUserSchoolSubscriptions: Handler<operations['listUserSchoolSubscriptions'], Manager> = async ({ path }, manager) => {
  const { engine, tables } = manager.shard;
  const { schoolUnits, schoolUnitPeriods } = tables;
  const { associations } = await findUser(manager, engine.database, path.userUid);
  const own = associations.map(({ schoolUid }) => schoolUid).filter((uid) => manages(manager, uid));
  const data = await engine.database
    .select({
      schoolUid: schoolUnits.uid,
      schoolName: schoolUnits.name,
      type: schoolUnitPeriods.type,
      startDate: schoolUnitPeriods.startDate,
      endDate: schoolUnitPeriods.endDate,
    })
    .from(schoolUnitPeriods)
    .innerJoin(schoolUnits, eq(schoolUnits.uid, schoolUnitPeriods.owner))
    .where(
      and(
        inArray(schoolUnits.uid, await unitsAbove(engine.database, tables, own)),
        or(isNull(schoolUnitPeriods.endDate), gte(schoolUnitPeriods.endDate, dayOf(manager.now))),
      ),
    )
    .orderBy(schoolUnitPeriods.startDate, schoolUnits.nameKey, sql`${schoolUnitPeriods.id}`);
  return { status: 200, body: { data, meta: { totalItems: data.length } } };
};
