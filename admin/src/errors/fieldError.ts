/** The keys of the texts for field errors (admin §5). */
export type FieldError =
  | 'mandatory'
  | 'unsupported'
  | 'username'
  | 'email'
  | 'mobile'
  | 'personalNumber'
  | 'tooFew'
  | 'tooMany'
  | 'password'
  | 'number'
  | 'between'
  | 'minimum'
  | 'maximum'
  | 'exists'
  | 'unknown'
  | 'lastOrganization'
  | 'oneType'
  | 'lastAdministrator'
  | 'elsewhere'
  | 'code'
  | 'below'
  | 'invalid';

/** Field errors that depend on the attribute. */
const byAttribute: Readonly<Record<string, FieldError>> = {
  'username pattern': 'username',
  'username minLength': 'username',
  'email format': 'email',
  'gsuiteemail format': 'email',
  'sms pattern': 'mobile',
  'bankid pattern': 'personalNumber',
  'password minLength': 'password',
  'name pattern': 'mandatory',
  'code pattern': 'code',
  'organizations minItems': 'lastOrganization',
  'organizations lastAdministrator': 'lastAdministrator',
  'parent cycle': 'below',
  'ageFilter minimum': 'between',
  'ageFilter maximum': 'between',
  'typicalSchoolEntryYear minimum': 'between',
  'typicalSchoolEntryYear maximum': 'between',
  'pupilNumber minimum': 'minimum',
  'pupilNumber maximum': 'maximum',
};

/** The limits of the numbers that the panel sends, as the contracts define them. */
export const limits: Readonly<Record<string, { readonly minimum: number; readonly maximum: number }>> = {
  ageFilter: { minimum: 0, maximum: 99 },
  typicalSchoolEntryYear: { minimum: 1900, maximum: 2100 },
  pupilNumber: { minimum: 0, maximum: 1_000_000 },
};

/** Field errors that are the same for every attribute. */
const byKeyword: Readonly<Record<string, FieldError>> = {
  required: 'mandatory',
  pattern: 'unsupported',
  minLength: 'tooFew',
  maxLength: 'tooMany',
  type: 'number',
  unique: 'exists',
  unknown: 'unknown',
  oneType: 'oneType',
  elsewhere: 'elsewhere',
};

/** Returns the field error of a violation, by its attribute and its JSON Schema keyword or service reason (admin §5, §8). */
export const fieldErrorOf = ({ attribute, reason }: { readonly attribute: string; readonly reason: string }): FieldError =>
  byAttribute[`${attribute} ${reason}`] ?? byKeyword[reason] ?? 'invalid';
