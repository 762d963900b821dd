import { mapConcurrently } from '@realmkit/admin-kit';
import type { CardHolder } from '../loginCards.ts';

const concurrency = 4;

/** The result of setting new passwords. */
export interface SetPasswordsResult {
  /** The new passwords by the uids of the pupils; they exist only in memory until the cards are closed. */
  readonly passwords: ReadonlyMap<string, string>;
  /** The pupils whose password could not be set, with the errors. */
  readonly failures: readonly { readonly holder: CardHolder; readonly error: unknown }[];
}

/** Sets a new password for each pupil, some concurrently; an error does not stop the others. */
export async function setPasswords(
  holders: readonly CardHolder[],
  set: (holder: CardHolder) => Promise<string>,
  onProgress: (share: number) => void,
): Promise<SetPasswordsResult> {
  const passwords = new Map<string, string>();
  const failures: { holder: CardHolder; error: unknown }[] = [];
  await mapConcurrently(holders, concurrency, new AbortController().signal, async (holder) => {
    try {
      passwords.set(holder.userUid, await set(holder));
    } catch (error) {
      failures.push({ holder, error });
    }
    onProgress((passwords.size + failures.length) / holders.length);
  });
  return { passwords, failures };
}
