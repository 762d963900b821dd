import { type PersonAttributeName, personAttributeNames } from '@realmkit/openapi';
import { changesOf, type Values } from '../../page/conflict/threeWayMerge.ts';
import type { PersonAttributes, PersonData } from '../personTypes.ts';

/** The entered values by attribute; untouched attributes are absent. */
export type Entered = Partial<PersonData>;

/** Returns the stored value of an attribute; a password is never shown, and an empty one is none. */
function storedValue(attributes: PersonAttributes, name: PersonAttributeName): unknown {
  if (name === 'password') return '';
  return name === 'organizations' ? attributes.organizations.values : attributes[name]?.value;
}

/** Returns the attributes of a person that the user may change (admin §3), in order. */
export const editableValues = (attributes: PersonAttributes): Values =>
  Object.fromEntries(
    personAttributeNames.filter((name) => attributes[name]?.editable === 2).map((name) => [name, storedValue(attributes, name)]),
  );

/** Returns the entered values that have to be sent (admin §3): only editable ones that differ from the stored value; a password only if typed. */
export const changedData = (attributes: PersonAttributes, entered: Entered): Entered => changesOf(editableValues(attributes), entered);

/** Returns whether a name is that of an attribute. */
export const isAttributeName = (name: string): name is PersonAttributeName => personAttributeNames.some((known) => known === name);
