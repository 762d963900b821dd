import type { Role } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/control-panel';

type Schemas = components['schemas'];

/** The one type that a person has in the legacy service (admin §5). */
export type PersonType = Schemas['PersonType'];
/** A person with the levels that the user has for them (admin §3). */
export type Person = Schemas['User'];
/** A person as a row of a list. */
export type ListedPerson = Schemas['ListedUser'];
/** The attributes of a person, each with its levels. */
export type PersonAttributes = Schemas['UserAttributes'];
/** The attributes of a write request. */
export type PersonData = Schemas['UserData'];
/** An organisation of the legacy service. */
export type Organization = Schemas['Organization'];

/** The types in the order of the navigation. */
const personTypes = ['students', 'guardians', 'employees'] as const satisfies readonly PersonType[];

/** Returns the type of a role in customer-management: an admin is an employee too. */
export const typeOfRole = (role: Role | undefined): PersonType =>
  role === undefined || role === 'student' ? 'students' : role === 'guardian' ? 'guardians' : 'employees';

/** Returns the href of the list of a type. */
export const peopleHref = (type: PersonType): string => `/controlpanel/${type}`;

/** Returns the href of a person's page, optionally on one of its tabs. */
export const personHref = (type: PersonType, id: number, tab?: string): string =>
  `${peopleHref(type)}/${id}${tab === undefined ? '' : `?tab=${tab}`}`;

/** Returns the type that the path of a page is about. */
export const typeOfPath = (pathname: string): PersonType => personTypes.find((type) => pathname.startsWith(peopleHref(type))) ?? 'students';
