import { forbidden, type Handler, invalid } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/control-panel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../../access/requestContext.ts';
import type { Executor } from '../../../../database/executor.ts';
import type { Tables } from '../../../../database/tables.ts';
import { requireMatch, setTag } from '../../../../http/setTag.ts';
import { auditedTransaction } from '../../audit/auditedTransaction.ts';
import { findPerson, lockPerson, type VisiblePerson } from '../../people/control-panel/accessTo.ts';
import { personActions } from '../../people/control-panel/actions.ts';
import { writeMemberships } from '../../people/writeMemberships.ts';
import { manages } from '../../reach/manager.ts';
import { findOrganization } from '../../school-units/organizations.ts';

type UserGroup = components['schemas']['UserGroup'];
type GroupRow = Tables['groups']['$inferSelect'];

const uidsOf = (groups: readonly GroupRow[]): string[] => groups.map(({ uid }) => uid);

async function findGroupsOfUser({ shard: { tables } }: RequestContext, executor: Executor, uid: string): Promise<GroupRow[]> {
  const { groups, memberships } = tables;
  const rows = await executor
    .select({ group: groups })
    .from(memberships)
    .innerJoin(groups, eq(groups.uid, memberships.groupUid))
    .where(eq(memberships.userUid, uid))
    .orderBy(asc(groups.nameKey), asc(groups.id));
  return rows.map(({ group }) => group);
}

async function groupBodies(
  staff: RequestContext,
  executor: Executor,
  { context, facts }: VisiblePerson,
  groups: readonly GroupRow[],
  own: ReadonlySet<string>,
): Promise<{ values: UserGroup[] }> {
  const { schoolUnits } = staff.shard.tables;
  const units = await executor
    .select({ uid: schoolUnits.uid, id: schoolUnits.id })
    .from(schoolUnits)
    .where(
      inArray(
        schoolUnits.uid,
        groups.map(({ schoolUid }) => schoolUid),
      ),
    );
  const ids = new Map(units.map(({ uid, id }) => [uid, id]));
  const { EditUserInfo } = personActions(context, facts);
  const values = groups.flatMap(({ uid, id, name, type, schoolUid }): UserGroup[] => {
    const organization = ids.get(schoolUid);
    const selectable = EditUserInfo && manages(staff, schoolUid);
    return organization === undefined
      ? []
      : [{ id, organization_id: organization, name, type, selectable, removable: selectable && own.has(uid) }];
  });
  return { values };
}

/** GET /v2/users/{userId}/groups: only groups of the caller's organisations. */
export const listGroupsOfPerson: Handler<operations['listGroupsOfPerson'], RequestContext> = async ({ path }, staff) => {
  const { database } = staff.shard.engine;
  const person = await findPerson(staff, database, path.userId);
  const groups = (await findGroupsOfUser(staff, database, person.user.uid)).filter(({ schoolUid }) => manages(staff, schoolUid));
  const uids = uidsOf(groups);
  return { status: 200, headers: { ETag: setTag(uids) }, body: await groupBodies(staff, database, person, groups, new Set(uids)) };
};

/** GET /v2/users/{userId}/groupoptions/{organizationId}. */
export const listGroupOptions: Handler<operations['listGroupOptions'], RequestContext> = async ({ path }, staff) => {
  const { database } = staff.shard.engine;
  const { groups: table } = staff.shard.tables;
  const person = await findPerson(staff, database, path.userId);
  const { uid: schoolUid } = await findOrganization(staff, database, path.organizationId);
  const groups = await database.select().from(table).where(eq(table.schoolUid, schoolUid)).orderBy(asc(table.nameKey), asc(table.id));
  const own = new Set((await findGroupsOfUser(staff, database, person.user.uid)).map(({ uid }) => uid));
  const body = await groupBodies(staff, database, person, groups, own);
  const belongs = person.associations.some((association) => association.schoolUid === schoolUid);
  return { status: 200, body: belongs ? body : { values: body.values.map((group) => ({ ...group, selectable: false })) } };
};

async function findRequestedGroups(staff: RequestContext, executor: Executor, ids: readonly number[]): Promise<GroupRow[]> {
  const { groups } = staff.shard.tables;
  const requested = await executor
    .select()
    .from(groups)
    .where(and(eq(groups.realm, staff.caller.realm), inArray(groups.id, [...ids])))
    .orderBy(asc(groups.uid))
    .for('share');
  if (requested.length < ids.length) throw invalid('There is no such group.', { attribute: 'data', reason: 'unknown' });
  if (!requested.every(({ schoolUid }) => manages(staff, schoolUid))) throw forbidden('You may name groups of your organisations only.');
  return requested;
}

/** PUT /v1/users/{userId}/groups: replaces the groups that the caller can see; with If-Match only those that the caller has read. */
export const setUserGroups: Handler<operations['setUserGroups'], RequestContext> = async ({ path, header, body: { data } }, staff) => {
  await auditedTransaction(staff, 'setUserGroups', async (executor) => {
    const requested = await findRequestedGroups(staff, executor, data);
    const person = await lockPerson(staff, executor, path.userId);
    const { uid } = person.user;
    if (!personActions(person.context, person.facts).EditUserInfo) throw forbidden('This person is not yours to change.');
    if (!requested.every(({ schoolUid }) => person.associations.some((association) => association.schoolUid === schoolUid)))
      throw invalid('A group is at an organisation that the person is not at.', { attribute: 'data', reason: 'elsewhere' });
    const before = await findGroupsOfUser(staff, executor, uid);
    const visible = before.filter(({ schoolUid }) => manages(staff, schoolUid));
    requireMatch(header['If-Match'], uidsOf(visible), uidsOf(requested));
    const gone = visible.filter((group) => !requested.some((one) => one.uid === group.uid));
    const fresh = requested.filter((group) => !before.some((one) => one.uid === group.uid));
    const changes = await writeMemberships(staff, executor, uid, { gone, fresh });
    return { changes: [{ subject: uid, changes }], result: undefined };
  });
  return { status: 204 };
};
