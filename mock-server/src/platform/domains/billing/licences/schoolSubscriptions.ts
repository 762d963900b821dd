import type { Handler } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { findUser, manages, unitsAbove } from '../../directory/index.ts';
import { dayOf, heldByEverybody } from './subscriptionPeriods.ts';

/** GET /users/{userUid}/schoolSubscriptions: current and future periods of the user's school units and of those above them. */
export const listUserSchoolSubscriptions: Handler<operations['listUserSchoolSubscriptions'], RequestContext> = async (
  { path },
  manager,
) => {
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
        heldByEverybody(tables, await unitsAbove(engine.database, tables, own)),
        or(isNull(schoolUnitPeriods.endDate), gte(schoolUnitPeriods.endDate, dayOf(manager.now))),
      ),
    )
    .orderBy(schoolUnitPeriods.startDate, schoolUnits.nameKey, sql`${schoolUnitPeriods.id}`);
  return { status: 200, body: { data, meta: { totalItems: data.length } } };
};
