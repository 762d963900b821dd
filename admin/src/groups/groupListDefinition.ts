import type { Group } from '@realmkit/openapi';
import { isOneOf, isUid, type ListDefinition } from '../list/ListDefinition.ts';

/** The types of a group. */
export const groupTypes = ['class', 'group'] as const satisfies readonly Group['type'][];

/** The sorts and filters of the list of groups (the contract's listGroups). */
export const groupListDefinition: ListDefinition = {
  resource: 'groups',
  sortable: ['id', 'name', 'type', 'typicalSchoolEntryYear', 'schoolUnit'],
  groupField: 'schoolUnit',
  filters: { type: isOneOf(...groupTypes), schoolUid: isUid },
};
