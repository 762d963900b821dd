import {
  type IdentifierType,
  identifierTypes,
  isIdentifierType,
  type PersonAttributeName,
  personAttributeNames,
  personAttributes,
} from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/control-panel';
import { emptyUser } from '../../../database/directory/userRow.ts';
import type { Identifier } from '../../../database/tables/customerManagement.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Levels, PersonLevels } from './levels.ts';

type Schemas = components['schemas'];
type Attributes = Schemas['UserAttributes'];
type UserRow = Tables['users']['$inferSelect'];

/** An attribute that is stored in a column of its own; one that is stored elsewhere needs a rule of its own here. */
type ColumnAttribute = Exclude<PersonAttributeName, IdentifierType | 'organizations' | 'password'>;
type ColumnOf<Name extends ColumnAttribute> = (typeof personAttributes)[Name]['storedAs'];
/** The columns of the attributes; one that the table of users does not have does not compile. */
type Columns = Pick<UserRow, ColumnOf<ColumnAttribute>>;
/** The values of attributes by name, each of the type of its column. */
type ColumnValues = { readonly [Name in ColumnAttribute]?: Columns[ColumnOf<Name>] };

/** The values of a person's attributes; what is missing is null. */
interface PersonValues extends Readonly<Partial<Columns>>, Readonly<Pick<UserRow, 'identifiers'>> {
  readonly organizations: Schemas['OrganizationsAttribute']['values'];
}

/** The values of a new person. */
export const emptyPerson: PersonValues = { ...emptyUser, organizations: [] };

const columnAttributes = personAttributeNames.filter(
  (name): name is ColumnAttribute => name !== 'organizations' && name !== 'password' && !isIdentifierType(name),
);

/** Returns the columns of the given attributes. */
export function writtenColumns(data: ColumnValues): Partial<Columns> {
  const columns: Partial<Columns> = {};
  const write = <Name extends ColumnAttribute>(name: Name) => {
    const column: ColumnOf<Name> = personAttributes[name].storedAs;
    const value = data[name];
    if (value !== undefined) columns[column] = value;
  };
  columnAttributes.forEach(write);
  return columns;
}

/** Returns an attribute with its levels, and its value if it is viewable. */
export function attribute<Value>(value: Value, levels: Levels): { value: Value | null } & Levels {
  return { value: levels.viewable === 0 ? null : value, ...levels };
}

/** Returns the attributes of a person in lists. */
export function listedAttributes(
  { userName, name, email }: Pick<UserRow, 'userName' | 'name' | 'email'>,
  levels: PersonLevels,
): Schemas['ListedUser']['attributes'] {
  return { username: attribute(userName, levels.username), name: attribute(name, levels.name), email: attribute(email, levels.email) };
}

/** Returns the identifiers that have levels as attributes. */
export function identifierAttributes(
  identifiers: readonly Identifier[],
  levels: { readonly [Type in IdentifierType]?: Levels | undefined },
) {
  const shown = identifierTypes.flatMap((name) => {
    const own = levels[name];
    return own ? [[name, attribute(identifiers.find(({ type }) => type === name)?.value ?? null, own)] as const] : [];
  });
  return Object.fromEntries(shown);
}

/** Returns all attributes that a person of this type and realm can have. */
export function attributesOf(values: PersonValues, levels: PersonLevels, options: readonly Schemas['Organization'][]): Attributes {
  const shown = columnAttributes.flatMap((name) => {
    const own = levels[name];
    return own ? [[name, attribute(values[personAttributes[name].storedAs] ?? null, own)] as const] : [];
  });
  const attributes = {
    organizations: { values: values.organizations, options: [...options], ...levels.organizations },
    password: levels.password,
    ...Object.fromEntries(shown),
    ...identifierAttributes(values.identifiers, levels),
  };
  if (!areComplete(attributes)) throw new Error('An attribute that the contract requires is missing.');
  return attributes;

  function areComplete(some: Partial<Attributes>): some is Attributes {
    return personAttributeNames.every((name) => name in some || !levels[name]);
  }
}
