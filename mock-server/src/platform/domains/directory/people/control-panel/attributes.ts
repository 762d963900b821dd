import { isIdentifierType, personAttributeNames, personAttributes } from '@realmkit/openapi/people';
import type { components } from '@realmkit/openapi/types/control-panel';
import type { Tables } from '../../../../database/tables.ts';
import type { Levels, PersonLevels } from './levels.ts';

type Schemas = components['schemas'];
type Attributes = Schemas['UserAttributes'];
type UserRow = Tables['users']['$inferSelect'];

// Attributes that are stored elsewhere have a rule of their own below.
const storedNames = personAttributeNames.filter((name) => name !== 'organizations' && name !== 'password');
const columnNames = storedNames.filter((name) => !isIdentifierType(name));
type StoredName = (typeof storedNames)[number];
type ColumnName = (typeof columnNames)[number];
type ColumnOf<Name extends ColumnName> = (typeof personAttributes)[Name]['storedAs'];
/** The columns of the attributes; one that the table of users does not have does not compile. */
type Columns = Pick<UserRow, ColumnOf<ColumnName>>;
/** The stored values of a person; what is missing is null. */
type StoredValues = Readonly<Partial<Columns> & Pick<UserRow, 'identifiers'>>;

/** Returns the columns of the given attributes. */
export function writtenColumns(data: { readonly [Name in ColumnName]?: Columns[ColumnOf<Name>] }): Partial<Columns> {
  const columns: Partial<Columns> = {};
  const write = <Name extends ColumnName>(name: Name) => {
    const column: ColumnOf<Name> = personAttributes[name].storedAs;
    const value = data[name];
    if (value !== undefined) columns[column] = value;
  };
  columnNames.forEach(write);
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

/** Returns the stored attributes of a person that have levels. */
export function storedAttributes(names: readonly StoredName[], values: StoredValues, levels: PersonLevels) {
  const shown = names.flatMap((name) => {
    const own = levels[name];
    const value = isIdentifierType(name)
      ? values.identifiers.find(({ type }) => type === name)?.value
      : values[personAttributes[name].storedAs];
    return own ? [[name, attribute(value ?? null, own)] as const] : [];
  });
  return Object.fromEntries(shown);
}

/** Returns all attributes that a person of this type and realm can have. */
export function attributesOf(
  values: StoredValues & { readonly organizations: Schemas['OrganizationsAttribute']['values'] },
  levels: PersonLevels,
  options: readonly Schemas['Organization'][],
): Attributes {
  const attributes = {
    organizations: { values: values.organizations, options: [...options], ...levels.organizations },
    password: levels.password,
    ...storedAttributes(storedNames, values, levels),
  };
  if (!areComplete(attributes)) throw new Error('An attribute that the contract requires is missing.');
  return attributes;

  function areComplete(some: Partial<Attributes>): some is Attributes {
    return personAttributeNames.every((name) => name in some || !levels[name]);
  }
}
