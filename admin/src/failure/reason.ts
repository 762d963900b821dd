/** What the texts of `reasons` have words for (admin §5). */
export type Reason =
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
  | 'exists'
  | 'unknown'
  | 'lastOrganization'
  | 'oneType'
  | 'elsewhere'
  | 'code'
  | 'below'
  | 'invalid';

/** Reasons that depend on which attribute it is. */
const byAttribute: Readonly<Record<string, Reason>> = {
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
};

/** Reasons that mean the same of every attribute. */
const byKeyword: Readonly<Record<string, Reason>> = {
  required: 'mandatory',
  pattern: 'unsupported',
  minLength: 'tooFew',
  maxLength: 'tooMany',
  minimum: 'between',
  maximum: 'between',
  type: 'number',
  unique: 'exists',
  unknown: 'unknown',
  oneType: 'oneType',
  elsewhere: 'elsewhere',
};

/** What a violation means to a person: the JSON Schema keyword, or the service's own word, in the panel's terms (admin §5, §8). */
export const reasonOf = ({ attribute, reason }: { readonly attribute: string; readonly reason: string }): Reason =>
  byAttribute[`${attribute} ${reason}`] ?? byKeyword[reason] ?? 'invalid';
