import type { components } from '@realmkit/openapi/types/control-panel';

type Schemas = components['schemas'];

/** The type of the imported people (admin §5: a person has one type). */
export type PersonType = Schemas['PersonType'];

/** The attributes of a new person of a type, from the legacy service. */
export type Template = Schemas['Template'];

/** The attributes of a person that are written. */
export type UserData = Schemas['UserData'];

/** The fields that a column of a workbook can hold, in the order of the template. */
export const importFields = [
  'username',
  'name',
  'email',
  'password',
  'organization',
  'groups',
  'ageFilter',
  'shared',
  'speakingBookRights',
  'eppn',
  'gsuiteid',
  'gsuiteemail',
  'office365',
  'bankid',
  'sms',
] as const;

/** A field that a column of a workbook can hold. */
export type ImportField = (typeof importFields)[number];

/** The fields that a workbook needs to identify or add a person. */
export const requiredFields: readonly ImportField[] = ['username', 'name'];

/** Returns the fields that the user may fill in for a new person; they depend on the realm and the type (admin §6). */
export function fieldsOf({ attributes }: Template): readonly ImportField[] {
  const editable = (field: ImportField) => {
    if (field === 'organization' || field === 'groups') return attributes.organizations.editable === 2;
    return attributes[field]?.editable === 2;
  };
  return importFields.filter(editable);
}
