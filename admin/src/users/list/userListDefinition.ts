import { isOneOf, isUid, type ListDefinition } from '../../list/ListDefinition.ts';
import { roles } from '../roles.ts';

/** The sort fields and filters of the list of users (the contract's listUsers). */
export const userListDefinition: ListDefinition = {
  resource: 'users',
  sortable: ['id', 'name', 'userName', 'email'],
  filters: { role: isOneOf(...roles), schoolUid: isUid, groupUid: isUid },
};
