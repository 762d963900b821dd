import type { Role } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/control-panel';

type Schemas = components['schemas'];

/** The one type that a person has in the legacy service (admin §5). */
export type PersonType = Schemas['PersonType'];
/** A person as the one who asks may see them (admin §3). */
export type Person = Schemas['User'];
/** A person as a row of a list. */
export type ListedPerson = Schemas['ListedUser'];
/** What can be known of a person, each attribute with its levels. */
export type PersonAttributes = Schemas['UserAttributes'];
/** Attributes to write. */
export type PersonData = Schemas['UserData'];
/** An organisation, as the legacy service names it. */
export type Organization = Schemas['Organization'];

/** The types in the order of the navigation. */
const personTypes = ['students', 'guardians', 'employees'] as const satisfies readonly PersonType[];

/** The type that a role in customer-management makes: an admin is an employee too. */
export const typeOfRole = (role: Role | undefined): PersonType =>
  role === undefined || role === 'student' ? 'students' : role === 'guardian' ? 'guardians' : 'employees';

/** The address of the list of a type. */
export const peopleAddress = (type: PersonType): string => `/controlpanel/${type}`;

/** The address of a person's page, on one of its tabs where that is named. */
export const personAddress = (type: PersonType, id: number, tab?: string): string =>
  `${peopleAddress(type)}/${id}${tab === undefined ? '' : `?tab=${tab}`}`;

/** The type that the address of a page is about. */
export const typeOfPath = (pathname: string): PersonType =>
  personTypes.find((type) => pathname.startsWith(peopleAddress(type))) ?? 'students';
