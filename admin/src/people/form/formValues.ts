import { type OtherChange, otherChangesOf, same } from '../../page/conflict/otherChanges.ts';
import type { PersonAttributes, PersonData } from '../personTypes.ts';

/** The attributes that are a line of text. */
export const textAttributes = ['username', 'name', 'email', 'eppn', 'gsuiteid', 'gsuiteemail', 'office365', 'bankid', 'sms'] as const;

/** The attributes that are a yes or no. */
export const flagAttributes = ['shared', 'speakingBookRights'] as const;

/** An attribute that can be written. */
type AttributeName = keyof PersonData & keyof PersonAttributes;

/** What somebody has entered, by attribute; what was not touched is not there. */
export type Entered = Partial<PersonData>;

/** The value of an attribute as it would be written; of a password there is none. */
function storedValue(attributes: PersonAttributes, name: AttributeName): PersonData[AttributeName] | null {
  if (name === 'password') return null;
  if (name === 'organizations') return attributes.organizations.values.map(({ id, role, admin }) => ({ id, role, admin }));
  return attributes[name]?.value ?? null;
}

const isName = (name: string, attributes: PersonAttributes): name is AttributeName => name in attributes;

/**
 * What has to be sent of what was entered (admin §3): only what may be edited and differs from what is there; a password only if typed.
 */
export function changedData(attributes: PersonAttributes, entered: Entered): Entered {
  return Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => {
      if (!isName(name, attributes) || attributes[name]?.editable !== 2) return false;
      return name === 'password' ? value !== '' : !same(value, storedValue(attributes, name));
    }),
  );
}

const attributeNames: readonly AttributeName[] = [...textAttributes, ...flagAttributes, 'ageFilter', 'organizations'];

/** Whether a name is that of an attribute that can be compared. */
export const isAttributeName = (name: string): name is AttributeName => attributeNames.some((known) => known === name);

/** What another admin has changed between two readings of a person (two admins, one user). */
export function otherChanges(before: PersonAttributes, now: PersonAttributes, entered: Entered): readonly OtherChange<AttributeName>[] {
  return otherChangesOf(attributeNames, {
    before: (name) => storedValue(before, name),
    now: (name) => storedValue(now, name),
    mine: (name) => entered[name],
  });
}
