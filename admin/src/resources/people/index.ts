import type { ResourceProps } from '@realmkit/admin-kit';
import type { ListedPerson, PersonType } from './personTypes.ts';

/** The pages that students, guardians and employees have in common; the path says of which they are. */
const people = (name: PersonType): ResourceProps => ({
  name,
  texts: ['people', 'delete'],
  list: () => import('./PersonList.tsx'),
  create: () => import('./PersonCreate.tsx'),
  edit: () => import('./PersonEdit.tsx'),
  recordRepresentation: ({ attributes }: ListedPerson) => attributes.name.value ?? '',
});

export const students = people('students');
export const guardians = people('guardians');
export const employees = people('employees');
