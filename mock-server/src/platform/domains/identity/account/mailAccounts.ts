import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';

class RolledBack extends Error {}

/**
 * Writes a mail for each account that somebody asked for by an address. Without any, the same work is done for `noAccount` and rolled back, so that neither
 * the response nor its time tells which addresses have accounts.
 */
export async function mailAccounts<Account>(
  { engine }: ServiceShard,
  found: readonly Account[],
  noAccount: Account,
  write: (executor: Executor, account: Account) => Promise<void>,
): Promise<void> {
  await engine.database
    .transaction(async (transaction) => {
      for (const account of found.length > 0 ? found : [noAccount]) await write(transaction, account);
      if (found.length === 0) throw new RolledBack();
    })
    .catch((reason: unknown) => {
      if (!(reason instanceof RolledBack)) throw reason;
    });
}
