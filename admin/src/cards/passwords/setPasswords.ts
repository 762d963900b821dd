import { mapConcurrently } from '../../import/mapConcurrently.ts';
import type { CardHolder } from '../cardCalls.ts';

const concurrency = 4;

/** What became of new passwords. */
export interface SetPasswordsResult {
  /** By the uid of the pupil; kept in memory until the cards are closed, and nowhere else. */
  readonly passwords: ReadonlyMap<string, string>;
  /** Why those who have none yet have none. */
  readonly failures: readonly { readonly holder: CardHolder; readonly error: unknown }[];
}

/** Sets a new password for each pupil, some at a time; one that cannot be set holds up no other. */
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
