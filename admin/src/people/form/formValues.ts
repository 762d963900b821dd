import { personAttributeNames, personAttributes } from '@realmkit/openapi';
import { isSameValue, type OtherChange, otherChangesOf } from '../../page/conflict/otherChanges.ts';
import type { PersonAttributes, PersonData } from '../personTypes.ts';

/** An attribute that can be written. */
type AttributeName = keyof PersonData & keyof PersonAttributes;

/** The entered values by attribute; untouched attributes are absent. */
export type Entered = Partial<PersonData>;

/** Returns the stored value of an attribute in the format of a write; null for a password. */
function storedValue(attributes: PersonAttributes, name: AttributeName): PersonData[AttributeName] | null {
  if (name === 'password') return null;
  if (name === 'organizations') return attributes.organizations.values.map(({ id, role, admin }) => ({ id, role, admin }));
  return attributes[name]?.value ?? null;
}

const isName = (name: string, attributes: PersonAttributes): name is AttributeName => name in attributes;

/** Returns the entered values that have to be sent (admin §3): only editable ones that differ from the stored value; a password only if typed. */
export function changedData(attributes: PersonAttributes, entered: Entered): Entered {
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => {
      if (!isName(name, attributes) || attributes[name]?.editable !== 2) return false;
      return name === 'password' ? value !== '' : !isSameValue(value, storedValue(attributes, name));
    }),
  );
}

/** The attributes in the order of the form; a password cannot be compared. */
const attributeNames = (['text', 'flag', 'number', 'own'] as const).flatMap((kind) =>
  personAttributeNames.filter((name) => personAttributes[name].kind === kind && name !== 'password'),
);

/** Returns whether a name is that of an attribute that can be compared. */
export const isAttributeName = (name: string): name is AttributeName => attributeNames.some((known) => known === name);

/** Returns the changes by another admin between two versions of a person (two admins, one user). */
export function otherChanges(before: PersonAttributes, now: PersonAttributes, entered: Entered): readonly OtherChange<AttributeName>[] {
  return otherChangesOf(attributeNames, {
    before: (name) => storedValue(before, name),
    now: (name) => storedValue(now, name),
    mine: (name) => entered[name],
  });
}
