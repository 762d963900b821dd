import type { Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../../access/requestContext.ts';
import { fetchPage, searchConditions, visibleConditions } from '../../lists/managerLists.ts';
import { equals } from '../../lists/statement.ts';
import { groupSource } from './groupSource.ts';

type Schemas = components['schemas'];

/** GET /groups, each with its school unit for `include=schoolUnit`. */
export const listGroups: Handler<operations['listGroups'], RequestContext, { readonly filters?: Schemas['GroupFilters'] }> = async (
  { query, content },
  manager,
) => {
  const { schoolUid, type } = content.filters ?? {};
  const conditions = [
    ...visibleConditions(manager, 'g.realm', 'g.school_uid', 'g.uid'),
    ...searchConditions(manager, 'g.words', query),
    ...(schoolUid === undefined ? [] : [equals('g.school_uid', schoolUid)]),
    ...(type === undefined ? [] : [equals('g.type', type)]),
  ];
  return {
    status: 200,
    body: await fetchPage<Schemas['Group']>(manager, groupSource(manager, query.include === 'schoolUnit'), conditions, query),
  };
};
