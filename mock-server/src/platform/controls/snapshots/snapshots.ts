import { conflict, invalid, notFound } from '@realmkit/contract-engine';
import { asc, eq, sql } from 'drizzle-orm';
import type { ServiceShard, ServiceShards } from '../../access/serviceShard.ts';
import { shards as allShards } from '../../database/realms.ts';
import type { SharedExclusiveLock } from '../sharedExclusiveLock.ts';
import { copiedTables, copyTables, dropCopies, restoreTables, schemaNameOf, tablesMatch } from './copiedTables.ts';
import { transactionOnAllShards } from './transactionOnAllShards.ts';

/** A named snapshot; both times in ISO 8601. */
export interface Snapshot {
  readonly name: string;
  readonly takenAt: string;
  /** The time of the sandbox's clock. */
  readonly sandboxTime: string;
}

/** The maximum number of snapshots; each is a copy of all data. */
export const maxSnapshots = 10;

/** Parses the name of a snapshot. @throws a 400 if it is missing or invalid */
export function parseSnapshotName(value: unknown): string {
  if (value === undefined) throw invalid('Say the name of the snapshot.', { attribute: 'name', reason: 'required' });
  if (typeof value === 'string' && /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,58}[\p{L}\p{N}])?$/u.test(value)) return value;
  throw invalid('A name has 1 to 60 letters, digits, spaces, dots, dashes and underscores.', { attribute: 'name', reason: 'pattern' });
}

/** Takes and restores named snapshots of all data of both shards and of the clock. They are stored in the databases and survive restarts. */
export class Snapshots {
  readonly #shards: ServiceShards;
  readonly #lock: SharedExclusiveLock;
  readonly #afterRestore: (shard: ServiceShard) => Promise<void>;

  constructor(shards: ServiceShards, lock: SharedExclusiveLock, afterRestore: (shard: ServiceShard) => Promise<void>) {
    this.#shards = shards;
    this.#lock = lock;
    this.#afterRestore = afterRestore;
  }

  async list(): Promise<Snapshot[]> {
    const { engine, tables } = this.#shards.eu;
    const rows = await engine.database.select().from(tables.snapshots).orderBy(asc(tables.snapshots.number));
    return rows.map(({ name, takenAt, sandboxTime }) => ({
      name,
      takenAt: new Date(takenAt).toISOString(),
      sandboxTime: new Date(sandboxTime).toISOString(),
    }));
  }

  /** Takes a snapshot of all data and replaces one of the same name. @throws a 409 if there are {@link maxSnapshots} others */
  take(name: string): Promise<Snapshot> {
    const takenAt = Date.now();
    return this.#lock.exclusive(async () => {
      const sandboxTime = await this.#shards.eu.clock.now();
      await transactionOnAllShards(this.#shards, async (on) => {
        for (const shard of allShards) {
          const executor = on(shard);
          const { tables } = this.#shards[shard];
          const { snapshots } = tables;
          const [old] = await executor.delete(snapshots).where(eq(snapshots.name, name)).returning();
          if (old) await dropCopies(executor, schemaNameOf(shard, old.number));
          const [count] = await executor.select({ count: sql<number>`count(*)::int` }).from(snapshots);
          if ((count?.count ?? 0) >= maxSnapshots)
            throw conflict(`There are ${maxSnapshots} snapshots already: delete one first.`, { attribute: 'name', reason: 'maxItems' });
          const [snapshot] = await executor.insert(snapshots).values({ name, takenAt, sandboxTime }).returning();
          if (snapshot) await copyTables(executor, copiedTables(tables), schemaNameOf(shard, snapshot.number));
        }
      });
      return { name, takenAt: new Date(takenAt).toISOString(), sandboxTime: new Date(sandboxTime).toISOString() };
    });
  }

  /** Restores all data and the clock, but nobody who was erased since; no request sees a partial state. @throws a 404 for an unknown name, a 409 if the tables have changed since */
  restore(name: string): Promise<void> {
    return this.#lock.exclusive(async () => {
      await transactionOnAllShards(this.#shards, async (on) => {
        for (const shard of allShards) {
          const executor = on(shard);
          const { tables } = this.#shards[shard];
          const [snapshot] = await executor.select().from(tables.snapshots).where(eq(tables.snapshots.name, name));
          if (!snapshot) throw notFound(`There is no snapshot ${name}.`);
          const copied = copiedTables(tables);
          const place = schemaNameOf(shard, snapshot.number);
          if (!(await tablesMatch(executor, copied, place)))
            throw conflict('This snapshot is of other tables than the sandbox has now.', { attribute: 'name', reason: 'version' });
          await restoreTables(executor, copied, place);
          // Invalidates the totals that processes cache.
          await executor.update(tables.realmVersions).set({ version: sql`${tables.realmVersions.version} + 1` });
        }
      });
      for (const shard of allShards) {
        await this.#shards[shard].clock.readAgain();
        await this.#afterRestore(this.#shards[shard]);
      }
    });
  }

  /** Deletes a snapshot. @throws a 404 for an unknown name */
  remove(name: string): Promise<void> {
    return this.#lock.exclusive(() =>
      transactionOnAllShards(this.#shards, async (on) => {
        for (const shard of allShards) {
          const executor = on(shard);
          const { snapshots } = this.#shards[shard].tables;
          const [gone] = await executor.delete(snapshots).where(eq(snapshots.name, name)).returning();
          if (!gone) throw notFound(`There is no snapshot ${name}.`);
          await dropCopies(executor, schemaNameOf(shard, gone.number));
        }
      }),
    );
  }
}
