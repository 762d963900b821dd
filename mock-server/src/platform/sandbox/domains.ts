import { eq } from 'drizzle-orm';
import type { Domain } from '../access/domain.ts';
import type { Registrations } from '../controls/controls.ts';
import type { Seed } from '../database/seed/rows.ts';
import { activity } from '../domains/activity/index.ts';
import { billing } from '../domains/billing/index.ts';
import { directory } from '../domains/directory/index.ts';
import { identity } from '../domains/identity/index.ts';
import { library } from '../domains/library/index.ts';
import { sync } from '../domains/sync/index.ts';
import { makeRealmRows } from './realmRows.ts';

/** The domains that register something, in the order in which their jobs and purges run. */
const domains: readonly Domain[] = [directory, identity, billing, sync, library, activity];

/** The seed of all domains. */
export const seed: Seed = {
  makeRows: makeRealmRows,
  async clear(executor, tables, realm) {
    for (const { clear } of domains) await clear?.(executor, tables, realm);
    await executor.delete(tables.mails).where(eq(tables.mails.realm, realm));
  },
  async finish(executor, tables, realms) {
    for (const { afterReset } of domains) await afterReset?.(executor, tables, realms);
  },
};

/** What all domains registered. */
export const registered: Registrations & { readonly followers: NonNullable<Domain['accounts']>[] } = {
  seed,
  jobs: domains.flatMap(({ jobs = [] }) => jobs),
  purges: domains.flatMap(({ purge }) => purge ?? []),
  controls: domains.flatMap(({ controls = [] }) => controls),
  followers: domains.flatMap(({ accounts }) => accounts ?? []),
  async afterRestore(shard) {
    for (const { afterRestore } of domains) await afterRestore?.(shard);
  },
};
