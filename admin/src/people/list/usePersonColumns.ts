import { can } from '../../permissions/can.ts';
import { type ListedPerson, personHref } from '../personTypes.ts';
import { useIdentityColumns } from './useIdentityColumns.tsx';

const read = (person: ListedPerson) => {
  const { id, type, attributes } = person;
  return {
    name: attributes.name.value ?? String(id),
    href: can(person, 'ViewUserInfo') ? personHref(type, id) : undefined,
    userName: attributes.username.value,
    email: attributes.email.value,
    number: id,
  };
};

/** Returns the columns of a list of people. */
export const usePersonColumns = () => useIdentityColumns<ListedPerson>({ read, userNameField: 'username', emailFrom: 'md' });
