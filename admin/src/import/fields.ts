import type { components } from '@realmkit/openapi/types/control-panel';

type Schemas = components['schemas'];

/** The type of the people that an import brings (admin §5: a person has one type). */
export type PersonType = Schemas['PersonType'];

/** What a new person of a type can have, as the legacy service tells it. */
export type Template = Schemas['Template'];

/** The attributes that are written of a person. */
export type UserData = Schemas['UserData'];

/** What a column of a workbook can hold, in the order of the template. */
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

/** What a column of a workbook can hold. */
export type ImportField = (typeof importFields)[number];

/** What a workbook has to have: a person cannot be told apart or added without. */
export const requiredFields: readonly ImportField[] = ['username', 'name'];

/** The fields that the one who imports may fill in for a new person; the realm and the type decide which there are (admin §6). */
export function fieldsOf({ attributes }: Template): readonly ImportField[] {
  const editable = (field: ImportField) => {
    if (field === 'organization' || field === 'groups') return attributes.organizations.editable === 2;
    return attributes[field]?.editable === 2;
  };
  return importFields.filter(editable);
}
