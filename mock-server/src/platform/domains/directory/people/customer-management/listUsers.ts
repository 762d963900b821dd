import type { Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { groupFacet, roleFacet, schoolFacet } from '../../../../database/text/facets.ts';
import { allOf, anyOf } from '../../../../database/text/searchTerms.ts';
import { fetchPage, fetchSearchPage, searchConditions } from '../../lists/managerLists.ts';
import { type Condition, equals, matches, rawCondition } from '../../lists/statement.ts';
import { type UserListRow, userBody, userSource } from './userSource.ts';

type Schemas = components['schemas'];

/** Returns the facet query of the filters and the manager's permissions; undefined if there is none. */
function facetQuery(
  { caller, reach: { units } }: RequestContext,
  { schoolUid, role, groupUid }: Schemas['UserFilters'],
): string | undefined {
  return allOf([
    units && anyOf([...units].map((unit) => schoolFacet(unit))),
    schoolUid === undefined ? undefined : anyOf([schoolFacet(schoolUid, role)]),
    role === undefined || schoolUid !== undefined ? undefined : anyOf([roleFacet(caller.realm, role)]),
    groupUid === undefined ? undefined : anyOf([groupFacet(groupUid)]),
  ]);
}

/** GET /users. */
export const listUsers: Handler<operations['listUsers'], RequestContext, { readonly filters?: Schemas['UserFilters'] }> = async (
  { query, content },
  manager,
) => {
  const facets = facetQuery(manager, content.filters ?? {});
  const search: Condition[] = [
    ...searchConditions(manager, 'u.words', query),
    ...(facets === undefined ? [] : [matches('u.facets', facets)]),
  ];
  const conditions = [equals('u.realm', manager.caller.realm), rawCondition('u.deleted_at is null'), ...search];
  const list = search.length > 0 ? fetchSearchPage<UserListRow> : fetchPage<UserListRow>;
  const { data, meta } = await list(manager, userSource(manager), conditions, query);
  return { status: 200, body: { data: data.map((user) => userBody(manager, user)), meta } };
};
