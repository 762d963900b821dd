import type { ServiceError } from '@realmkit/openapi';
import { registrationConstraints } from '@realmkit/openapi/constraints';
import { isEmail } from '../page/isEmail.ts';

/** The content of the sign-up form. */
export interface SignupForm {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly repeat: string;
  readonly privacy: boolean;
}

/** The errors of a field (shell §5), including those of the service (shell §7). */
type SignupError = 'mandatory' | 'invalidEmail' | 'tooShort' | 'guessable' | 'mismatch' | 'notRead' | 'emailUsed' | 'notAccepted';

/** The errors of a form by field. */
export type SignupErrors = Readonly<Partial<Record<keyof SignupForm, SignupError>>>;

/** Validates a form before it is sent (shell §5). */
export function validateSignup(form: SignupForm): SignupErrors {
  const errors: Partial<Record<keyof SignupForm, SignupError>> = {};
  for (const field of ['firstname', 'lastname', 'email', 'password', 'repeat'] as const)
    if (form[field].trim() === '') errors[field] = 'mandatory';
  if (!errors.email && !isEmail(form.email)) errors.email = 'invalidEmail';
  if (!errors.password && form.password.length < registrationConstraints.password.minLength) errors.password = 'tooShort';
  if (!errors.repeat && form.repeat !== form.password) errors.repeat = 'mismatch';
  if (!form.privacy) errors.privacy = 'notRead';
  return errors;
}

const fields = ['firstname', 'lastname', 'email', 'password'] as const;

/** Returns the field errors of an error response; the user name's are shown at the email address (shell §7). */
export function signupErrorsOf({ name, attributes }: Pick<ServiceError, 'name' | 'attributes'>): SignupErrors {
  if (name === 'ConflictError') return { email: 'emailUsed' };
  const entries = attributes.flatMap(({ attribute, reason }): [keyof SignupForm, SignupError][] => {
    const shown = attribute === 'userName' ? 'email' : attribute;
    const field = fields.find((known) => known === shown);
    return field ? [[field, errorOf(field, reason)]] : [];
  });
  return Object.fromEntries(entries);
}

function errorOf(field: (typeof fields)[number], reason: string): SignupError {
  if (reason === 'required') return 'mandatory';
  if (field === 'email') return 'invalidEmail';
  if (reason === 'minLength') return field === 'password' ? 'tooShort' : 'mandatory';
  return reason === 'guessable' ? reason : 'notAccepted';
}
