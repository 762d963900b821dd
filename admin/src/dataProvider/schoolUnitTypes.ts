import type { SchoolUnit } from '@realmkit/openapi';

/** The types of organisations: customer-management calls all of them school units. */
export const schoolUnitTypes = ['organisation', 'school', 'preschool'] as const satisfies readonly SchoolUnit['type'][];
