import { ServiceError } from '@realmkit/openapi';

/** What is typed to change a password. */
export interface TypedPasswords {
  readonly current: string;
  readonly password: string;
  readonly repeated: string;
}

/** What can be wrong with what was typed. */
type PasswordProblem = 'currentMissing' | 'missing' | 'tooShort' | 'tooLong' | 'mismatch' | 'incorrect' | 'unsuitable';

/** The fields at fault, in the order of the form. */
export type PasswordProblems = Partial<Record<keyof TypedPasswords, PasswordProblem>>;

const fewest = 8;
const most = 255;

function problemOf(password: string): PasswordProblem | undefined {
  if (password === '') return 'missing';
  const length = [...password].length;
  if (length < fewest) return 'tooShort';
  return length > most ? 'tooLong' : undefined;
}

/** What is wrong before anything is sent: all is mandatory, 8 to 255 characters, and both passwords must match (shell §5). */
export function problemsOfTyped({ current, password, repeated }: TypedPasswords): PasswordProblems {
  const unfit = problemOf(password);
  return {
    ...(current === '' && { current: 'currentMissing' }),
    ...(unfit && { password: unfit }),
    ...(!unfit && repeated !== password && { repeated: 'mismatch' }),
  };
}

const ofNew: Readonly<Record<string, PasswordProblem>> = { minLength: 'tooShort', maxLength: 'tooLong' };

/** What a refusal of the service says about the fields; nothing where it is about something else. */
export function problemsOfRefusal(error: unknown): PasswordProblems {
  const attributes = error instanceof ServiceError ? error.attributes : [];
  const reasonOf = (name: string) => attributes.find(({ attribute }) => attribute === name)?.reason;
  const reason = reasonOf('password');
  return {
    ...(reasonOf('currentPassword') !== undefined && { current: 'incorrect' }),
    ...(reason !== undefined && { password: ofNew[reason] ?? 'unsuitable' }),
  };
}
