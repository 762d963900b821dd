import { useCanAccessCallback } from '@realmkit/admin-kit';
import { useCallback } from 'react';
import { type ListedPerson, personHref } from '../personTypes.ts';
import { useIdentityColumns } from './useIdentityColumns.tsx';

/** Returns the columns of a list of people. */
export function usePersonColumns() {
  const canAccess = useCanAccessCallback();
  const read = useCallback(
    (person: ListedPerson) => {
      const { id, type, attributes } = person;
      return {
        name: attributes.name.value ?? String(id),
        href: canAccess({ resource: type, action: 'show', record: person }) ? personHref(type, id) : undefined,
        userName: attributes.username.value,
        email: attributes.email.value,
        number: id,
      };
    },
    [canAccess],
  );
  return useIdentityColumns<ListedPerson>({ read, userNameField: 'username', emailFrom: 'md' });
}
