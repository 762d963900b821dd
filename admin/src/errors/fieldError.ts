/** What the texts of `reasons` have words for (admin §5). */
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
  | 'elsewhere'
  | 'code'
  | 'below'
  | 'invalid';

/** Reasons that depend on which attribute it is. */
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
  'parent cycle': 'below',
  'ageFilter minimum': 'between',
  'ageFilter maximum': 'between',
  'typicalSchoolEntryYear minimum': 'between',
  'typicalSchoolEntryYear maximum': 'between',
  'pupilNumber minimum': 'minimum',
  'pupilNumber maximum': 'maximum',
};

/** The limits of the numbers that the panel sends, as the contracts set them. */
export const limits: Readonly<Record<string, { readonly minimum: number; readonly maximum: number }>> = {
  ageFilter: { minimum: 0, maximum: 99 },
  typicalSchoolEntryYear: { minimum: 1900, maximum: 2100 },
  pupilNumber: { minimum: 0, maximum: 1_000_000 },
};

/** Reasons that mean the same of every attribute. */
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

/** What a violation means to a person: the JSON Schema keyword, or the service's own word, in the panel's terms (admin §5, §8). */
export const fieldErrorOf = ({ attribute, reason }: { readonly attribute: string; readonly reason: string }): FieldError =>
  byAttribute[`${attribute} ${reason}`] ?? byKeyword[reason] ?? 'invalid';
