import type { components, operations } from '@realmkit/openapi/types/customer-management';
import type { Handler } from '../../../contract/handler.ts';
import { type Condition, equals, holds } from '../lists/statement.ts';
import type { Manager } from '../manager.ts';
import { listFor, searched, visible } from '../managerLists.ts';
import { schoolUnitSource } from './schoolUnitSource.ts';

type Schemas = components['schemas'];

function filtered({ type, active, parent }: Schemas['SchoolUnitFilters']): Condition[] {
  const wanted = [
    type === undefined ? undefined : equals('s.type', type),
    active === undefined ? undefined : equals('s.active', active),
    parent === undefined ? undefined : parent === null ? holds('s.parent is null') : equals('s.parent', parent),
  ];
  return wanted.filter((condition) => condition !== undefined);
}

/** GET /schoolUnits. */
export const listSchoolUnits: Handler<operations['listSchoolUnits'], Manager, { readonly filters?: Schemas['SchoolUnitFilters'] }> = async (
  { query, content },
  manager,
) => {
  const conditions = [...visible(manager, 's.realm', 's.uid'), ...searched(manager, 's.words', query), ...filtered(content.filters ?? {})];
  return { status: 200, body: await listFor<Schemas['SchoolUnit']>(manager, schoolUnitSource(manager), conditions, query) };
};
