import type { SchoolUnit } from '@realmkit/openapi';
import { isOneOf, isUid, type ListDefinition } from '../list/ListDefinition.ts';

/** What an organisation can be: customer-management calls all of them school units. */
export const schoolUnitTypes = ['organisation', 'school', 'preschool'] as const satisfies readonly SchoolUnit['type'][];

/** What the list of organisations can be asked for (the contract's listSchoolUnits). */
export const organizationListDefinition: ListDefinition = {
  resource: 'schoolUnits',
  sortable: ['id', 'name', 'type', 'status', 'city', 'pupilNumber'],
  filters: { type: isOneOf(...schoolUnitTypes), active: (value) => typeof value === 'boolean', parent: isUid },
};
