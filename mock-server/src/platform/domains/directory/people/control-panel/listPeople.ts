import type { Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/control-panel';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { groupFacet, schoolFacet } from '../../../../database/text/facets.ts';
import { allOf, anyOf } from '../../../../database/text/searchTerms.ts';
import { findGroup } from '../../groups/control-panel/findGroup.ts';
import { columnsOf, type SearchableSource } from '../../lists/listSource.ts';
import { fetchSearchPage, hasMeansToPay, hasPaidPlan, type PageQuery, searchConditions, tableName } from '../../lists/managerLists.ts';
import { equals, matches, rawCondition } from '../../lists/statement.ts';
import { findOrganization } from '../../school-units/organizations.ts';
import type { SchoolAssociation } from '../../tables.ts';
import { accessTo } from './accessTo.ts';
import { actionList, personActions } from './actions.ts';
import { listedAttributes } from './attributes.ts';
import { levelsOf } from './levels.ts';
import { type PersonType, rolesOfType, typeOfPerson } from './personType.ts';

type Schemas = components['schemas'];
type Query = PageQuery & { readonly q?: string };

interface PersonListRow {
  readonly id: number;
  readonly uid: string;
  readonly userName: string;
  readonly name: string;
  readonly email: string | null;
  readonly superuser: boolean;
  readonly sharedAccount: boolean;
  readonly emailVerified: boolean;
  readonly pays: boolean;
  readonly paidPlan: boolean;
  readonly associations: readonly SchoolAssociation[];
}

function peopleSource({ shard: { shard } }: RequestContext): SearchableSource {
  return {
    from: `${tableName(shard, 'users')} u`,
    uid: 'u.uid',
    columns: () =>
      columnsOf<PersonListRow>({
        id: 'u.id',
        uid: 'u.uid',
        userName: 'u.user_name',
        name: 'u.name',
        email: 'u.email',
        superuser: 'u.superuser',
        sharedAccount: 'u.shared_account',
        emailVerified: 'u.email_verified',
        pays: hasMeansToPay(shard),
        paidPlan: hasPaidPlan(shard),
        associations: 'u.school_associations',
      }),
    sortColumns: {
      id: ['u.id'],
      username: ['u.user_name_key', 'u.id'],
      name: ['u.name_key', 'u.id'],
      email: ['u.email_key', 'u.id'],
    },
  };
}

function listedUserBody(staff: RequestContext, { id, uid, associations, paidPlan, ...person }: PersonListRow): Schemas['ListedUser'] {
  const type = typeOfPerson(associations) ?? 'students';
  const { context, facts } = accessTo(staff, type, { uid, ...person }, associations);
  const actions = personActions(context, facts);
  return {
    id,
    uid,
    type,
    attributes: listedAttributes(person, levelsOf(context)),
    actions: actionList(actions),
    ...(actions.DeleteUser && { paidPlan }),
  };
}

async function peoplePage(staff: RequestContext, facets: string, query: Query): Promise<Schemas['UserPage']> {
  const conditions = [
    equals('u.realm', staff.caller.realm),
    rawCondition('u.deleted_at is null'),
    matches('u.facets', facets),
    ...searchConditions(staff, 'u.words', query),
  ];
  const { data, meta } = await fetchSearchPage<PersonListRow>(staff, peopleSource(staff), conditions, query);
  return { data: data.map((person) => listedUserBody(staff, person)), meta };
}

async function peopleOfOrganization(
  { path, query }: { readonly path: { readonly id: number }; readonly query: Query },
  staff: RequestContext,
  type?: PersonType,
) {
  const { uid } = await findOrganization(staff, staff.shard.engine.database, path.id);
  const facets = type === undefined ? [schoolFacet(uid)] : rolesOfType[type].map((role) => schoolFacet(uid, role));
  return { status: 200, body: await peoplePage(staff, anyOf(facets), query) } as const;
}

/** GET /v1/organizations/{id}/students. */
export const listOrganizationStudents: Handler<operations['listOrganizationStudents'], RequestContext> = (request, staff) =>
  peopleOfOrganization(request, staff, 'students');

/** GET /v1/organizations/{id}/guardians. */
export const listOrganizationGuardians: Handler<operations['listOrganizationGuardians'], RequestContext> = (request, staff) =>
  peopleOfOrganization(request, staff, 'guardians');

/** GET /v1/organizations/{id}/employees, including admins. */
export const listOrganizationEmployees: Handler<operations['listOrganizationEmployees'], RequestContext> = (request, staff) =>
  peopleOfOrganization(request, staff, 'employees');

/** GET /v1/organizations/{id}/users, all types. */
export const listOrganizationUsers: Handler<operations['listOrganizationUsers'], RequestContext> = (request, staff) =>
  peopleOfOrganization(request, staff);

/** GET /v1/groups/{groupId}/users: only users at the caller's organisations. */
export const listGroupUsers: Handler<operations['listGroupUsers'], RequestContext> = async ({ path, query }, staff) => {
  const { uid } = await findGroup(staff, staff.shard.engine.database, path.groupId);
  const own = staff.reach.units && anyOf([...staff.reach.units].map((unit) => schoolFacet(unit)));
  const facets = allOf([anyOf([groupFacet(uid)]), own]) ?? '';
  return { status: 200, body: await peoplePage(staff, facets, query) };
};
