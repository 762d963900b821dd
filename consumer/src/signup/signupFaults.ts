import type { ServiceError } from '@realmkit/openapi';

/** What the form of a sign-up holds. */
export interface SignupForm {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly repeat: string;
  readonly privacy: boolean;
}

/** What can be wrong with a field (shell §5), and what the service adds (shell §7). */
type SignupFault = 'mandatory' | 'invalidEmail' | 'tooShort' | 'mismatch' | 'notAgreed' | 'emailUsed' | 'notAccepted';

/** The faults of a form by its fields. */
export type SignupFaults = Readonly<Partial<Record<keyof SignupForm, SignupFault>>>;

/** The fewest characters of a password (shell §5). */
const passwordLength = 8;

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text can be an e-mail address. */
export const isEmail = (text: string): boolean => address.test(text.trim());

/** What is wrong with a form before it is sent (shell §5). */
export function signupFaults(form: SignupForm): SignupFaults {
  const faults: Partial<Record<keyof SignupForm, SignupFault>> = {};
  for (const field of ['firstname', 'lastname', 'email', 'password', 'repeat'] as const)
    if (form[field].trim() === '') faults[field] = 'mandatory';
  if (!faults.email && !isEmail(form.email)) faults.email = 'invalidEmail';
  if (!faults.password && form.password.length < passwordLength) faults.password = 'tooShort';
  if (!faults.repeat && form.repeat !== form.password) faults.repeat = 'mismatch';
  if (!form.privacy) faults.privacy = 'notAgreed';
  return faults;
}

const fields = ['firstname', 'lastname', 'email', 'password'] as const;

/** What the service refuses, by the fields of the form; the user name is shown as the e-mail address (shell §7). */
export function refusedFields({ name, attributes }: Pick<ServiceError, 'name' | 'attributes'>): SignupFaults {
  if (name === 'ConflictError') return { email: 'emailUsed' };
  const entries = attributes.flatMap(({ attribute, reason }): [keyof SignupForm, SignupFault][] => {
    const shown = attribute === 'userName' ? 'email' : attribute;
    const field = fields.find((known) => known === shown);
    return field ? [[field, faultOf(field, reason)]] : [];
  });
  return Object.fromEntries(entries);
}

function faultOf(field: (typeof fields)[number], reason: string): SignupFault {
  if (reason === 'required') return 'mandatory';
  if (field === 'email') return 'invalidEmail';
  if (reason === 'minLength') return field === 'password' ? 'tooShort' : 'mandatory';
  return 'notAccepted';
}
