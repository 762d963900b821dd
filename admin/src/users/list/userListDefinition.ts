import { isOneOf, isUid, type ListDefinition } from '../../list/ListDefinition.ts';
import { roles } from '../roles.ts';

/** What the list of users can be asked for (the contract's listUsers). */
export const userListDefinition: ListDefinition = {
  resource: 'users',
  sortable: ['id', 'name', 'userName', 'email'],
  filters: { role: isOneOf(...roles), schoolUid: isUid, groupUid: isUid },
};
