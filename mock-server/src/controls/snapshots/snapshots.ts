import { asc, eq, sql } from 'drizzle-orm';
import { conflict, invalid, notFound } from '../../contract/httpError.ts';
import { shards as allShards, type Shard } from '../../database/realms.ts';
import type { ServiceShards } from '../../services/serviceShard.ts';
import type { SharedExclusiveLock } from '../sharedExclusiveLock.ts';
import { bringBack, copiedTables, copyTables, dropCopies, fitTables } from './copiedTables.ts';
import { transactionOnAllShards } from './transactionOnAllShards.ts';

/** Something that was kept under a name; both times in ISO 8601. */
export interface Snapshot {
  readonly name: string;
  readonly takenAt: string;
  /** The time that the sandbox's clock showed. */
  readonly sandboxTime: string;
}

/** How many snapshots are kept; each is a copy of everything. */
export const mostSnapshots = 10;

/** The PostgreSQL schema that holds a snapshot's copies of a shard. */
const placeOf = (shard: Shard, number: number): string => `snapshot_${shard}_${number}`;

/** The name of a snapshot in a request; 400 where it cannot be one. */
export function nameIn(value: unknown): string {
  if (value === undefined) throw invalid('Say the name of the snapshot.', { attribute: 'name', reason: 'required' });
  if (typeof value === 'string' && /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,58}[\p{L}\p{N}])?$/u.test(value)) return value;
  throw invalid('A name has 1 to 60 letters, digits, spaces, dots, dashes and underscores.', { attribute: 'name', reason: 'pattern' });
}

/** Keeps all data of both shards and the clock under names, and brings them back. They lie in the databases themselves and outlive restarts. */
export class Snapshots {
  readonly #shards: ServiceShards;
  readonly #gate: SharedExclusiveLock;

  constructor(shards: ServiceShards, gate: SharedExclusiveLock) {
    this.#shards = shards;
    this.#gate = gate;
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

  /** Keeps everything as it is; a snapshot of the same name is replaced. 409 where there are {@link mostSnapshots} others. */
  take(name: string): Promise<Snapshot> {
    const takenAt = Date.now();
    return this.#gate.exclusive(async () => {
      const sandboxTime = await this.#shards.eu.clock.now();
      await transactionOnAllShards(this.#shards, async (on) => {
        for (const shard of allShards) {
          const executor = on(shard);
          const { tables } = this.#shards[shard];
          const { snapshots } = tables;
          const [old] = await executor.delete(snapshots).where(eq(snapshots.name, name)).returning();
          if (old) await dropCopies(executor, placeOf(shard, old.number));
          const [count] = await executor.select({ count: sql<number>`count(*)::int` }).from(snapshots);
          if ((count?.count ?? 0) >= mostSnapshots)
            throw conflict(`There are ${mostSnapshots} snapshots already: delete one first.`, { attribute: 'name', reason: 'maxItems' });
          const [kept] = await executor.insert(snapshots).values({ name, takenAt, sandboxTime }).returning();
          if (kept) await copyTables(executor, copiedTables(tables), placeOf(shard, kept.number));
        }
      });
      return { name, takenAt: new Date(takenAt).toISOString(), sandboxTime: new Date(sandboxTime).toISOString() };
    });
  }

  /** Brings everything back as it was, the clock included: no request sees a part of it. 404 for an unknown name, 409 where the tables have changed since. */
  restore(name: string): Promise<void> {
    return this.#gate.exclusive(async () => {
      await transactionOnAllShards(this.#shards, async (on) => {
        for (const shard of allShards) {
          const executor = on(shard);
          const { tables } = this.#shards[shard];
          const [kept] = await executor.select().from(tables.snapshots).where(eq(tables.snapshots.name, name));
          if (!kept) throw notFound(`There is no snapshot ${name}.`);
          const copied = copiedTables(tables);
          const place = placeOf(shard, kept.number);
          if (!(await fitTables(executor, copied, place)))
            throw conflict('This snapshot is of other tables than the sandbox has now.', { attribute: 'name', reason: 'version' });
          await bringBack(executor, copied, place);
          // Totals that processes remember are old now.
          await executor.update(tables.realmVersions).set({ version: sql`${tables.realmVersions.version} + 1` });
        }
      });
      for (const shard of allShards) await this.#shards[shard].clock.readAgain();
    });
  }

  /** Forgets a snapshot; 404 for an unknown name. */
  remove(name: string): Promise<void> {
    return this.#gate.exclusive(() =>
      transactionOnAllShards(this.#shards, async (on) => {
        for (const shard of allShards) {
          const executor = on(shard);
          const { snapshots } = this.#shards[shard].tables;
          const [gone] = await executor.delete(snapshots).where(eq(snapshots.name, name)).returning();
          if (!gone) throw notFound(`There is no snapshot ${name}.`);
          await dropCopies(executor, placeOf(shard, gone.number));
        }
      }),
    );
  }
}
