import type { SchoolUnit } from '@realmkit/openapi';
import { isOneOf, isUid, type ListDefinition } from '../list/ListDefinition.ts';

/** The types of organisations: customer-management calls all of them school units. */
export const schoolUnitTypes = ['organisation', 'school', 'preschool'] as const satisfies readonly SchoolUnit['type'][];

/** The sort fields and filters of the list of organisations (the contract's listSchoolUnits). */
export const organizationListDefinition: ListDefinition = {
  resource: 'schoolUnits',
  sortable: ['id', 'name', 'type', 'status', 'city', 'pupilNumber'],
  filters: { type: isOneOf(...schoolUnitTypes), active: (value) => typeof value === 'boolean', parent: isUid },
};
