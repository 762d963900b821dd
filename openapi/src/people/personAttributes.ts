import type { components } from '../../generated/control-panel.ts';

type PersonData = components['schemas']['UserData'];

/** How an attribute of a person is entered, stored and guarded. */
interface PersonAttribute {
  /** How it is entered: a line of text, a box, a number, or an input of its own. */
  readonly kind: 'text' | 'flag' | 'number' | 'own';
  /** The field of the stored user, which audit logs name too; `identifiers` holds those of other systems by type. Without it, it is stored elsewhere. */
  readonly storedAs?: string;
  /** The kind of text, for the keyboards of tablets. */
  readonly input?: 'email' | 'tel';
  /** Whether nobody can be without it. */
  readonly isRequired?: true;
  /** Whether only a secure login may see it (admin §6). */
  readonly isGuarded?: true;
}

/**
 * The attributes of a person that can be written (admin §3), in the order of the import's template. This is the only list of them: the sandbox, the
 * panel's forms, its import, export and history, and the profile read it.
 */
export const personAttributes = {
  username: { kind: 'text', storedAs: 'userName', isRequired: true },
  name: { kind: 'text', storedAs: 'name', isRequired: true },
  email: { kind: 'text', storedAs: 'email', input: 'email' },
  password: { kind: 'own' },
  organizations: { kind: 'own' },
  ageFilter: { kind: 'number', storedAs: 'ageFilter' },
  shared: { kind: 'flag', storedAs: 'sharedAccount' },
  speakingBookRights: { kind: 'flag', storedAs: 'speakingBookRights' },
  eppn: { kind: 'text', storedAs: 'identifiers' },
  gsuiteid: { kind: 'text', storedAs: 'identifiers' },
  gsuiteemail: { kind: 'text', storedAs: 'identifiers', input: 'email' },
  office365: { kind: 'text', storedAs: 'identifiers' },
  bankid: { kind: 'text', storedAs: 'identifiers', isGuarded: true },
  sms: { kind: 'text', storedAs: 'identifiers', input: 'tel', isGuarded: true },
} as const satisfies Readonly<Record<keyof PersonData, PersonAttribute>>;

/** An attribute of a person. */
export type PersonAttributeName = keyof typeof personAttributes;

type NamesWith<Property extends keyof PersonAttribute, Value> = {
  [Name in PersonAttributeName]: (typeof personAttributes)[Name] extends Readonly<Record<Property, Value>> ? Name : never;
}[PersonAttributeName];

const isName = (name: string): name is PersonAttributeName => name in personAttributes;

/** The names of all attributes, in order. */
export const personAttributeNames: readonly PersonAttributeName[] = Object.keys(personAttributes).filter(isName);

/** Returns a test for the attributes whose property has a value. */
const withProperty =
  <Property extends keyof PersonAttribute, Value extends PersonAttribute[Property]>(property: Property, value: Value) =>
  (name: string): name is NamesWith<Property, Value> => {
    const attribute: PersonAttribute | undefined = isName(name) ? personAttributes[name] : undefined;
    return attribute?.[property] === value;
  };

/** Returns whether a name is a type of identifier that the platform knows; other systems may add types. */
export const isIdentifierType = withProperty('storedAs', 'identifiers');

/** The attributes with one line of text. */
export const textAttributes = personAttributeNames.filter(withProperty('kind', 'text'));

/** The attributes that are on or off. */
export const flagAttributes = personAttributeNames.filter(withProperty('kind', 'flag'));

/** The attributes that are stored as identifiers of the user. */
export const identifierTypes = personAttributeNames.filter(isIdentifierType);

/** A type of identifier that the platform knows. */
export type IdentifierType = (typeof identifierTypes)[number];

/** Returns whether an attribute, or an identifier by its type, may be seen by a secure login only (admin §6). */
export const isGuarded = withProperty('isGuarded', true);

/** The attributes that only a secure login may see (admin §6). */
export const guardedAttributes = personAttributeNames.filter(isGuarded);
