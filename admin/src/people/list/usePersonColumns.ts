import { can } from '../../permissions/can.ts';
import { type ListedPerson, personAddress } from '../personTypes.ts';
import { useIdentityColumns } from './useIdentityColumns.tsx';

const read = (person: ListedPerson) => {
  const { id, type, attributes } = person;
  return {
    name: attributes.name.value ?? String(id),
    href: can(person, 'ViewUserInfo') ? personAddress(type, id) : undefined,
    userName: attributes.username.value,
    email: attributes.email.value,
    number: id,
  };
};

/** The columns of a list of people. */
export const usePersonColumns = () => useIdentityColumns<ListedPerson>({ read, userNameField: 'username', emailFrom: 'md' });
