import { ServiceError } from '@realmkit/openapi';
import { passwordConstraints } from '@realmkit/openapi/constraints';

/** The input of the password form. */
export interface TypedPasswords {
  readonly current: string;
  readonly password: string;
  readonly repeated: string;
}

/** The errors of the password form. */
type PasswordError = 'currentMissing' | 'missing' | 'tooShort' | 'tooLong' | 'mismatch' | 'incorrect' | 'guessable' | 'unsuitable';

/** The errors by field, in the order of the form. */
export type PasswordErrors = Partial<Record<keyof TypedPasswords, PasswordError>>;

const { minLength, maxLength } = passwordConstraints.password;

function errorOf(password: string): PasswordError | undefined {
  if (password === '') return 'missing';
  const length = [...password].length;
  if (length < minLength) return 'tooShort';
  return length > maxLength ? 'tooLong' : undefined;
}

/** Validates the input: all fields are mandatory, the password has the length of the contract, and both passwords must match (shell §5). */
export function validatePasswords({ current, password, repeated }: TypedPasswords): PasswordErrors {
  const unfit = errorOf(password);
  return {
    ...(current === '' && { current: 'currentMissing' }),
    ...(unfit && { password: unfit }),
    ...(!unfit && repeated !== password && { repeated: 'mismatch' }),
  };
}

const ofNew: Readonly<Record<string, PasswordError>> = { minLength: 'tooShort', maxLength: 'tooLong', guessable: 'guessable' };

/** Returns the field errors of an error response; empty if it is about something else. */
export function passwordErrorsOf(error: unknown): PasswordErrors {
  const attributes = error instanceof ServiceError ? error.attributes : [];
  const reasonOf = (name: string) => attributes.find(({ attribute }) => attribute === name)?.reason;
  const reason = reasonOf('password');
  return {
    ...(reasonOf('currentPassword') !== undefined && { current: 'incorrect' }),
    ...(reason !== undefined && { password: ofNew[reason] ?? 'unsuitable' }),
  };
}
