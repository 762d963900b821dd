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

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

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

/** An attribute that somebody else has changed since this page read it. */
export interface OtherChange {
  readonly name: AttributeName;
  readonly before: unknown;
  readonly now: unknown;
  /** What is entered here, where it is something else than both. */
  readonly mine: unknown;
  /** Whether both have changed it. */
  readonly clash: boolean;
}

/** What another admin has changed between two readings of a person (two admins, one user). */
export function otherChanges(before: PersonAttributes, now: PersonAttributes, entered: Entered): readonly OtherChange[] {
  const names: readonly AttributeName[] = [...textAttributes, ...flagAttributes, 'ageFilter', 'organizations'];
  return names
    .filter((name) => !same(storedValue(before, name), storedValue(now, name)))
    .map((name) => ({
      name,
      before: storedValue(before, name),
      now: storedValue(now, name),
      mine: entered[name],
      clash: entered[name] !== undefined && !same(entered[name], storedValue(now, name)),
    }));
}
