import type { components } from '@realmkit/openapi/types/control-panel';
import type { Identifier } from '../../../database/tables/customerManagement.ts';
import type { Levels, PersonLevels } from './levels.ts';

type Schemas = components['schemas'];
/** The attributes that are stored as identifiers of the user. */
export const connectionTypes = ['eppn', 'gsuiteid', 'gsuiteemail', 'office365', 'bankid', 'sms'] as const;

/** The values of a person's attributes. */
export interface PersonValues {
  readonly userName: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly sharedAccount: boolean;
  readonly speakingBookRights: boolean;
  readonly ageFilter: number | null;
  readonly identifiers: readonly Identifier[];
  readonly organizations: Schemas['OrganizationsAttribute']['values'];
}

/** The empty values of a new person. */
export const emptyPerson: PersonValues = {
  userName: null,
  name: null,
  email: null,
  sharedAccount: false,
  speakingBookRights: false,
  ageFilter: null,
  identifiers: [],
  organizations: [],
};

/** Returns an attribute with its levels, and its value if it is viewable. */
export function attribute<Value>(value: Value, levels: Levels): { value: Value | null } & Levels {
  return { value: levels.viewable === 0 ? null : value, ...levels };
}

/** Returns the attributes of a person in lists. */
export function listedAttributes(
  { userName, name, email }: Pick<PersonValues, 'userName' | 'name' | 'email'>,
  levels: Pick<PersonLevels, 'username' | 'name' | 'email'>,
): Schemas['ListedUser']['attributes'] {
  return { username: attribute(userName, levels.username), name: attribute(name, levels.name), email: attribute(email, levels.email) };
}

/** Returns all attributes that a person of this type and realm can have. */
export function personAttributes(
  values: PersonValues,
  levels: PersonLevels,
  options: readonly Schemas['Organization'][],
): Schemas['UserAttributes'] {
  const connected = connectionTypes.flatMap((type) => {
    const own = levels[type];
    const identifier = values.identifiers.find((one) => one.type === type);
    return own ? [[type, attribute(identifier?.value ?? null, own)] as const] : [];
  });
  return {
    ...listedAttributes(values, levels),
    organizations: { values: values.organizations, options: [...options], ...levels.organizations },
    shared: attribute(values.sharedAccount, levels.shared),
    ageFilter: attribute(values.ageFilter, levels.ageFilter),
    password: levels.password,
    ...(levels.speakingBookRights && { speakingBookRights: attribute(values.speakingBookRights, levels.speakingBookRights) }),
    ...Object.fromEntries(connected),
  };
}
