import type { Group } from '@realmkit/openapi';
import { isOneOf, isUid, type ListDefinition } from '../list/ListDefinition.ts';

/** What a group can be. */
export const groupTypes = ['class', 'group'] as const satisfies readonly Group['type'][];

/** What the list of groups can be asked for (the contract's listGroups). */
export const groupListDefinition: ListDefinition = {
  resource: 'groups',
  sortable: ['id', 'name', 'type', 'typicalSchoolEntryYear', 'schoolUnit'],
  groupField: 'schoolUnit',
  filters: { type: isOneOf(...groupTypes), schoolUid: isUid },
};
