import type { Handler } from '@realmkit/contract-engine';
import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { RequestContext } from '../../../access/requestContext.ts';
import { fetchPage, searchConditions, visibleConditions } from '../lists/managerLists.ts';
import { type Condition, equals, rawCondition } from '../lists/statement.ts';
import { schoolUnitSource } from './schoolUnitSource.ts';

type Schemas = components['schemas'];

function filterConditions({ type, active, parent }: Schemas['SchoolUnitFilters']): Condition[] {
  const conditions = [
    type === undefined ? undefined : equals('s.type', type),
    active === undefined ? undefined : equals('s.active', active),
    parent === undefined ? undefined : parent === null ? rawCondition('s.parent is null') : equals('s.parent', parent),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** GET /schoolUnits. */
export const listSchoolUnits: Handler<
  operations['listSchoolUnits'],
  RequestContext,
  { readonly filters?: Schemas['SchoolUnitFilters'] }
> = async ({ query, content }, manager) => {
  const conditions = [
    ...visibleConditions(manager, 's.realm', 's.uid'),
    ...searchConditions(manager, 's.words', query),
    ...filterConditions(content.filters ?? {}),
  ];
  return { status: 200, body: await fetchPage<Schemas['SchoolUnit']>(manager, schoolUnitSource(manager), conditions, query) };
};
