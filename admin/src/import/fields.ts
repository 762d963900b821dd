import { type PersonAttributeName, personAttributeNames, personAttributes } from '@realmkit/openapi';
import type { components } from '@realmkit/openapi/types/control-panel';

type Schemas = components['schemas'];

/** The type of the imported people (admin §5: a person has one type). */
export type PersonType = Schemas['PersonType'];

/** The attributes of a new person of a type, from the legacy service. */
export type Template = Schemas['Template'];

/** The attributes of a person that are written. */
export type UserData = Schemas['UserData'];

/** A field that a column of a workbook can hold: an attribute of a person, the school, or the groups. */
export type ImportField = Exclude<PersonAttributeName, 'organizations'> | 'organization' | 'groups';

/** Returns whether a column holds an attribute as it is written; a row names the school and the groups by their names. */
export const isAttributeField = (field: ImportField): field is keyof UserData & ImportField =>
  field !== 'organization' && field !== 'groups';

/** The fields that a column of a workbook can hold, in the order of the template. */
export const importFields = personAttributeNames.flatMap((name): ImportField[] =>
  name === 'organizations' ? ['organization', 'groups'] : [name],
);

/** The fields that a workbook needs to identify or add a person. */
export const requiredFields = importFields.filter((field) => isAttributeField(field) && 'isRequired' in personAttributes[field]);

/** Returns the fields that the user may fill in for a new person; they depend on the realm and the type (admin §6). */
export function fieldsOf({ attributes }: Template): readonly ImportField[] {
  return importFields.filter((field) => attributes[isAttributeField(field) ? field : 'organizations']?.editable === 2);
}
