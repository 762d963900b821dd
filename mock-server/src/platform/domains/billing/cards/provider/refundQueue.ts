import { logFault } from '@realmkit/contract-engine';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ServiceShard } from '../../../../access/serviceShard.ts';
import type { Executor } from '../../../../database/executor.ts';
import type { Realm } from '../../../../database/realms.ts';
import type { Tables } from '../../../../database/tables.ts';
import { newId } from '../../ids.ts';

type TaskRow = Tables['providerTasks']['$inferSelect'];

/** A refund that was decided on: the amount in the currency's smallest unit, and the idempotency key that names it. */
interface QueuedRefund {
  readonly charge: string;
  readonly amount: number;
  readonly currency: string;
  readonly key: string;
  /** The customer; null for an order without an account. */
  readonly userUid: string | null;
  readonly realm: Realm;
}

async function queue(executor: Executor, { providerTasks }: Tables, task: Omit<TaskRow, 'tries' | 'doneAt' | 'createdAt'>): Promise<void> {
  await executor
    .insert(providerTasks)
    .values({ ...task, createdAt: Date.now(), tries: 0, doneAt: null })
    .onConflictDoNothing();
}

/** Queues a refund, once for each key, in the transaction that decides on it. The card provider is told after it. */
export async function queueRefund(executor: Executor, tables: Tables, { charge, ...refund }: QueuedRefund): Promise<void> {
  await queue(executor, tables, { ...refund, kind: 'refund', target: charge });
}

/** Deletes one card of a customer, or all of them, and queues what the card provider is told of it. */
export async function removeCardRows(executor: Executor, tables: Tables, userUid: string, cardId?: string): Promise<void> {
  const { paymentMethods } = tables;
  const isIt = cardId === undefined ? undefined : eq(paymentMethods.id, cardId);
  const gone = await executor
    .delete(paymentMethods)
    .where(and(eq(paymentMethods.userUid, userUid), isIt))
    .returning({ id: paymentMethods.id, realm: paymentMethods.realm });
  for (const { id, realm } of gone)
    await queue(executor, tables, { realm, userUid, key: newId('detach'), kind: 'detach', target: id, amount: null, currency: null });
}

/** Tells the card provider of a refund or a removed card, and returns whether it did that. */
async function run({ engine, tables: { providerTasks }, cards }: ServiceShard, { key, kind, target, amount }: TaskRow): Promise<void> {
  const isIt = eq(providerTasks.key, key);
  try {
    await (kind === 'refund' ? cards.refund(target, amount ?? 0, key) : cards.detachCard(target));
    await engine.database.update(providerTasks).set({ doneAt: Date.now() }).where(isIt);
  } catch (reason) {
    logFault(`The card provider did not do a ${kind}, and is asked again`, reason);
    await engine.database
      .update(providerTasks)
      .set({ tries: sql`${providerTasks.tries} + 1` })
      .where(isIt);
  }
}

async function runTasks(shard: ServiceShard, tries?: number): Promise<void> {
  const { providerTasks } = shard.tables;
  const isOpen = and(isNull(providerTasks.doneAt), tries === undefined ? undefined : eq(providerTasks.tries, tries));
  const open = await shard.engine.database
    .select()
    .from(providerTasks)
    .where(isOpen)
    .orderBy(asc(providerTasks.createdAt), asc(providerTasks.key));
  for (const task of open) await run(shard, task);
}

/** Tells the card provider of all refunds and removed cards that it has not confirmed. What fails stays queued. */
export const runProviderTasks = (shard: ServiceShard): Promise<void> => runTasks(shard);

/** Tells the card provider of the refunds and removed cards that it was never asked for. */
export const runNewProviderTasks = (shard: ServiceShard): Promise<void> => runTasks(shard, 0);

/** Reads the cards that the customer's browser has saved at the provider; a card whose removal is queued stays removed. */
export async function syncCards(shard: ServiceShard, customer: Parameters<ServiceShard['cards']['syncCards']>[1]): Promise<void> {
  await shard.cards.syncCards(shard, customer);
  const { engine, tables } = shard;
  const { paymentMethods, providerTasks } = tables;
  const isQueued = and(eq(providerTasks.kind, 'detach'), eq(providerTasks.target, paymentMethods.id), isNull(providerTasks.doneAt));
  await engine.database
    .delete(paymentMethods)
    .where(and(eq(paymentMethods.userUid, customer.userUid), sql`exists (select from ${providerTasks} where ${isQueued})`));
}
