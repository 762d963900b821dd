import type { Handler } from '@realmkit/contract-engine';
import { csvText } from '@realmkit/openapi/csv';
import type { operations } from '@realmkit/openapi/types/customer-management';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import { schoolUnitBody } from './schoolUnitBody.ts';

const columns = [
  'uid',
  'legacyId',
  'name',
  'type',
  'status',
  'active',
  'parent',
  'pupilNumber',
  'streetAddress',
  'postalCode',
  'city',
] as const;

/** GET /download-schoolUnits: all school units as RFC 4180 CSV, sorted by name. */
export const downloadSchoolUnits: Handler<operations['downloadSchoolUnits'], RequestContext> = async (
  _request,
  { shard, caller, reach: { units } },
) => {
  const { schoolUnits } = shard.tables;
  const rows = await shard.engine.database
    .select()
    .from(schoolUnits)
    .where(and(eq(schoolUnits.realm, caller.realm), units && inArray(schoolUnits.uid, [...units])))
    .orderBy(asc(schoolUnits.nameKey), asc(schoolUnits.id));
  const lines = rows.map(schoolUnitBody).map((unit) => columns.map((column) => String(unit[column] ?? '')));
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="school-units-${caller.realm}.csv"`,
    },
    body: csvText([columns, ...lines], ','),
  };
};
