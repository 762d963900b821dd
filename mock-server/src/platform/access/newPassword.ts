import { invalid } from '@realmkit/contract-engine';
import { hashPassword } from './passwords.ts';

let breached: Promise<ReadonlySet<string>> | undefined;

/** Loads the list with the first new password: it is large, and a log-in needs none of it. */
async function breachedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The name of the platform, and what each person may have chosen because it is at hand. */
const ownWords = (names: readonly (string | null | undefined)[]): string[] =>
  ['realmkit', ...names.map((name) => fold(name ?? ''))].flatMap((name) => [name, name.replace(/@.*/, '')]);

/**
 * Returns the hash of a password that somebody chooses. Refuses what others guess first (NIST SP 800-63B §3.1.1.2): the passwords of known breaches, one
 * sign repeated, the platform's name, and a name or address of its owner.
 * @param names user names and addresses of the owner.
 * @throws {HttpError} 400 with the attribute `password` and the reason `guessable`.
 */
export async function hashNewPassword(password: string, names: readonly (string | null | undefined)[] = []): Promise<string> {
  breached ??= breachedPasswords();
  const folded = fold(password);
  if (/^(.)?\1*$/u.test(folded) || ownWords(names).includes(folded) || (await breached).has(folded))
    throw invalid('The password is one of those that are guessed first.', { attribute: 'password', reason: 'guessable' });
  return hashPassword(password);
}
