import { setTimeout as delay } from 'node:timers/promises';
import { logFault } from '@realmkit/contract-engine';
import { and, asc, eq, lte } from 'drizzle-orm';
import { isDoneWithin } from '../../../access/pendingError.ts';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Engine } from '../../../database/engine.ts';
import { CardRequestError } from '../cards/cardProvider.ts';
import { chargeOnce, type PaidOnce } from '../cards/provider/chargeOnce.ts';
import { findOpenInvoice } from '../invoices/recordCharge.ts';
import { actOf, type ChargeIntentRow } from './chargeAct.ts';
import { earlierCharge, releaseCharge, settleCharge } from './settleCharge.ts';

/** The time between two looks at a charge that another process makes, in milliseconds. */
const lookInterval = 200;
/** How much longer than the provider's answer a process may take to apply it, in milliseconds. After that, another one takes over. */
const applyTime = 10_000;

/** The charges that this process makes, by database and key. */
const running = new WeakMap<Engine, Map<string, Promise<boolean>>>();

function runningOn({ engine }: Pick<ServiceShard, 'engine'>): Map<string, Promise<boolean>> {
  const found = running.get(engine) ?? new Map<string, Promise<boolean>>();
  running.set(engine, found);
  return found;
}

/** Waits for the end of all charges that this process makes on a shard, whatever becomes of them. */
export async function waitForCharges(shard: Pick<ServiceShard, 'engine'>): Promise<void> {
  await Promise.allSettled(runningOn(shard).values());
}

/**
 * Calls the card provider for an open charge and applies the answer; whoever asks for the same charge meanwhile waits for it. Returns whether the charge has ended: it
 * stays open if the provider has not answered in time or its answer leaves open what became of it, and the next call with the same key asks again. One that the
 * provider refuses as ours is forgotten.
 */
export function completeCharge(shard: ServiceShard, key: string): Promise<boolean> {
  if (shard.engine.isInTransaction) throw new Error('The card provider is not called in a transaction.');
  const charges = runningOn(shard);
  const known = charges.get(key);
  if (known) return known;
  const made = complete(shard, key).finally(() => charges.delete(key));
  charges.set(key, made);
  return made;
}

/** Returns whether a charge has ended, within a number of milliseconds; nobody has to wait for it then. */
export async function hasEndedWithin(shard: ServiceShard, key: string, milliseconds: number): Promise<boolean> {
  const completed = completeCharge(shard, key);
  return (await isDoneWithin(milliseconds, completed)) && completed;
}

async function complete(shard: ServiceShard, key: string): Promise<boolean> {
  for (;;) {
    const intent = await hold(shard, key);
    if (intent === 'ended') return true;
    if (intent !== 'held') return call(shard, intent);
    await delay(lookInterval);
  }
}

/** Takes an open charge for this process, for the time of a call; on a database of its own, no other process can have it. */
async function hold({ engine, tables, chargeTimes }: ServiceShard, key: string): Promise<ChargeIntentRow | 'ended' | 'held'> {
  const { chargeIntents } = tables;
  const isOpen = and(eq(chargeIntents.key, key), eq(chargeIntents.status, 'open'));
  const [open] = await engine.database.select().from(chargeIntents).where(isOpen);
  if (!open) return 'ended';
  if (!engine.isShared) return open;
  const [held] = await engine.database
    .update(chargeIntents)
    .set({ heldUntil: Date.now() + chargeTimes.call + applyTime })
    .where(and(isOpen, lte(chargeIntents.heldUntil, Date.now())))
    .returning();
  return held ?? 'held';
}

async function call(shard: ServiceShard, { key, userUid }: ChargeIntentRow): Promise<boolean> {
  const { engine, tables } = shard;
  const { chargeIntents, customers } = tables;
  const isOpen = and(eq(chargeIntents.key, key), eq(chargeIntents.status, 'open'));
  const [intent] = await engine.database.select().from(chargeIntents).where(isOpen);
  const result = intent && (await askProvider(shard, intent));
  if (!result) {
    await engine.database.update(chargeIntents).set({ heldUntil: 0 }).where(isOpen);
    return false;
  }
  await engine.database.transaction(async (transaction) => {
    await transaction.select({ id: customers.id }).from(customers).where(eq(customers.userUid, userUid)).for('update');
    const [open] = await transaction.select().from(chargeIntents).where(isOpen).for('update');
    if (!open) return;
    if (result === 'refused') await releaseCharge(transaction, shard, open);
    else await settleCharge(transaction, shard, open, result);
  });
  return result !== 'refused';
}

/** Returns what became of a charge at the provider: `refused` where it makes no such charge, undefined where that is not known. */
async function askProvider(
  { shard, engine, tables, cards, chargeTimes }: ServiceShard,
  intent: ChargeIntentRow,
): Promise<PaidOnce | 'refused' | undefined> {
  const { customers } = tables;
  const { key, userUid, realm, amount, currency, card } = intent;
  const act = actOf(intent);
  const { kind, after, at } = act;
  const [customer] = await engine.database.select().from(customers).where(eq(customers.userUid, userUid));
  if (!customer) return { error: 'card_declined' };
  const open = await findOpenInvoice(engine.database, tables, act);
  const earlier = await earlierCharge(engine.database, tables, act, customer);
  const metadata = { realm, shard, subscription: after.id };
  const due = { amount, currency, key, card: card ?? undefined, onSession: kind !== 'renewal', at, metadata };
  try {
    let result: PaidOnce | undefined;
    const answered = chargeOnce(cards, customer, due, earlier, (paid) => open !== undefined || paid.amount === amount).then((answer) => {
      result = answer;
    });
    if (!(await isDoneWithin(chargeTimes.call, answered))) logFault('The card provider did not answer in time', 'The charge stays open.');
    return result;
  } catch (reason) {
    const isRefused = reason instanceof CardRequestError;
    logFault(isRefused ? 'The card provider refused a charge' : 'What became of a charge is not known', reason);
    return isRefused ? 'refused' : undefined;
  }
}

/** Completes the charges that are open because their process died, or because the provider gave no answer; waits for those of other processes. */
export async function completeOpenCharges(shard: ServiceShard): Promise<void> {
  const { engine, tables } = shard;
  const { chargeIntents } = tables;
  const open = await engine.database
    .select({ key: chargeIntents.key })
    .from(chargeIntents)
    .where(eq(chargeIntents.status, 'open'))
    .orderBy(asc(chargeIntents.createdAt), asc(chargeIntents.key));
  for (const { key } of open) await completeCharge(shard, key);
}
