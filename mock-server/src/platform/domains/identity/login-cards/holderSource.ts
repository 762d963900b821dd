import type { components } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../access/requestContext.ts';
import { groupFacet, roleFacet, schoolFacet } from '../../../database/text/facets.ts';
import { allOf, anyOf } from '../../../database/text/searchTerms.ts';
import { type Condition, equals, isOneOf, type ListSource, matches, rawCondition, tableName, type Values } from '../../directory/index.ts';

type Filters = components['schemas']['LoginCardFilters'];

/** Returns SQL that formats a moment in milliseconds as in the contract. */
export const timestampSql = (column: string): string =>
  `to_char(to_timestamp(${column} / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns the source of the list of pupils with their valid cards; a filter by school unit or group also determines which one is shown. */
export function holderSource(
  { shard: { shard }, reach: { units, ownGroups } }: RequestContext,
  { schoolUid, groupUid }: Filters,
): ListSource {
  const oneOf = (column: string, uids: Iterable<string>, values: Values) => isOneOf(column, uids)(values);
  const ownUnit = (values: Values) =>
    units
      ? ` and (${oneOf('s.uid', units, values)}
          or ${oneOf('s.uid', ownGroups.schoolUids, values)} and ${oneOf('u.uid', ownGroups.studentUids, values)})`
      : '';
  const ownGroup = (values: Values) =>
    units ? ` and (${oneOf('g.school_uid', units, values)} or ${oneOf('g.uid', ownGroups.uids, values)})` : '';
  const only = (column: string, uid: string | undefined, values: Values) =>
    uid === undefined ? '' : ` and ${column} = ${values.add(uid)}`;
  const schools = (values: Values): string =>
    `from ${tableName(shard, 'associations')} a join ${tableName(shard, 'school_units')} s on s.uid = a.school_uid
      where a.user_uid = u.uid and a.role = 'student'${ownUnit(values)}${only('s.uid', schoolUid, values)}`;
  const groups = (values: Values): string =>
    `from ${tableName(shard, 'memberships')} m join ${tableName(shard, 'groups')} g on g.uid = m.group_uid
      where m.user_uid = u.uid${ownGroup(values)}${only('g.school_uid', schoolUid, values)}${only('g.uid', groupUid, values)}`;
  return {
    from: `${tableName(shard, 'users')} u left join ${tableName(shard, 'login_cards')} c on c.user_uid = u.uid and c.voided_at is null`,
    columns: (values) => `u.uid as "userUid", u.id as "legacyId", u.user_name as "userName", u.name,
      (select g.name ${groups(values)} order by g.type <> 'class', g.name_key limit 1) as "groupName",
      (select s.name ${schools(values)} order by s.name_key limit 1) as "schoolName",
      (select coalesce(bool_or(s.active and s.qr_code_login_enabled), false) ${schools(values)}) as "qrCodeLogin",
      case when c.uid is not null then json_build_object('uid', c.uid, 'issuedAt', ${timestampSql('c.issued_at')}) end as card`,
    sortColumns: { id: ['u.id'], name: ['u.name_key', 'u.id'] },
  };
}

/** Returns the condition for students whom the manager reaches. */
function reachedCondition({ caller: { realm }, reach: { units, ownGroups } }: RequestContext): Condition {
  if (!units) return matches('u.facets', anyOf([roleFacet(realm, 'student')]));
  const ofGroups = isOneOf('u.uid', ownGroups.studentUids);
  if (units.size === 0) return ofGroups;
  const ofUnits = matches('u.facets', anyOf([...units].map((unit) => schoolFacet(unit, 'student'))));
  return (values) => `${ofUnits(values)} or ${ofGroups(values)}`;
}

/** Returns conditions for students whom the manager reaches and the filters match. */
export function holderConditions(manager: RequestContext, { schoolUid, groupUid, userUid }: Filters): Condition[] {
  const facets = allOf([
    schoolUid === undefined ? undefined : anyOf([schoolFacet(schoolUid, 'student')]),
    groupUid === undefined ? undefined : anyOf([groupFacet(groupUid)]),
  ]);
  return [
    equals('u.realm', manager.caller.realm),
    rawCondition('u.deleted_at is null'),
    reachedCondition(manager),
    ...(facets === undefined ? [] : [matches('u.facets', facets)]),
    ...(userUid === undefined ? [] : [equals('u.uid', userUid)]),
  ];
}
