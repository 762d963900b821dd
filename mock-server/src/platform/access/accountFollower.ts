import type { Executor } from '../database/executor.ts';

/** The users of an erasure, with the comparison keys of the addresses that they have or had. */
export interface ErasedAccounts {
  readonly uids: readonly string[];
  readonly addresses: readonly string[];
}

/** What a domain does when accounts are deleted, brought back and erased; `now` is in milliseconds since 1970. */
export interface AccountFollower<Shard> {
  /** Settles what a user has at the deletion of the account, in its transaction. @throws {PendingError} while something of it has not ended */
  deleted(executor: Executor, shard: Shard, userUid: string, now: number): Promise<void>;
  /** Continues what the deletion stopped, in the transaction of the restore. */
  restored(executor: Executor, shard: Shard, userUid: string, now: number): Promise<void>;
  /** Deletes what others store about users, before their erasure; returns those whose erasure need not wait for another try. */
  release(shard: Shard, uids: readonly string[]): Promise<string[]>;
  /** Erases what the list of personal data cannot say, before the rows of users are erased; what it returns runs after. */
  erasing(executor: Executor, shard: Shard, accounts: ErasedAccounts, now: number): Promise<() => Promise<void>>;
}
