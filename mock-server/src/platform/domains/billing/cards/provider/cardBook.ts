import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ShardData } from '../../../../database/shards.ts';
import type { Tables } from '../../../../database/tables.ts';
import { idFor, newClientSecret } from '../../ids.ts';
import { CardRequestError, type FetchedCharge } from '../cardProvider.ts';
import { minimumAmount } from './minimumAmounts.ts';

/** A charge in the book of the simulated card provider. */
export type BookedCharge = Tables['cardCharges']['$inferSelect'];

/** What a key of the book is used with. */
type ChargeRequest = Pick<BookedCharge, 'realm' | 'userUid' | 'amount' | 'currency' | 'card' | 'metadata'> & {
  readonly onSession: boolean;
};

/** Returns the charge with this id. */
export async function findCharge({ engine, tables: { cardCharges } }: ShardData, id: string): Promise<BookedCharge | undefined> {
  const [row] = await engine.database.select().from(cardCharges).where(eq(cardCharges.id, id));
  return row;
}

/** Changes a charge and returns it as it is then. */
export async function updateCharge(
  { engine, tables: { cardCharges } }: ShardData,
  row: BookedCharge,
  values: Partial<BookedCharge>,
): Promise<BookedCharge> {
  await engine.database.update(cardCharges).set(values).where(eq(cardCharges.id, row.id));
  return { ...row, ...values };
}

/**
 * Books a charge once for each key; a known key returns its charge as it is by now.
 * @throws for an amount below the smallest one, and for a key that was used with other values.
 */
export async function bookCharge(
  shard: ShardData,
  key: string,
  { onSession, ...content }: ChargeRequest,
  begin: Pick<BookedCharge, 'status' | 'failure' | 'createdAt'>,
): Promise<BookedCharge> {
  const { cardCharges } = shard.tables;
  const request = createHash('sha256')
    .update(JSON.stringify([content.userUid, content.amount, content.currency, content.card, onSession, content.metadata]))
    .digest('hex');
  if (content.amount < minimumAmount(content.currency))
    throw new CardRequestError(`amount_too_small: ${content.amount} ${content.currency} is less than a card can pay.`);
  const id = idFor('pi', `${content.realm} ${key}`);
  await shard.engine.database
    .insert(cardCharges)
    .values({ ...content, ...begin, id, key, request, clientSecret: newClientSecret(id), refunds: [], disputed: false })
    .onConflictDoNothing();
  const row = await findCharge(shard, id);
  if (row?.request !== request) throw new Error('idempotency_error: A key is good for the values that it was first used with.');
  return row;
}

/** Returns what was given back of a charge. */
export const refundedOf = ({ refunds }: Pick<BookedCharge, 'refunds'>): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Gives an amount back, at most what is left, once for each key. */
export async function refundInBook(shard: ShardData, id: string, amount: number, key: string): Promise<void> {
  const row = await findCharge(shard, id);
  if (row?.status !== 'succeeded') throw new Error(`resource_missing: No payment ${id} can be given back.`);
  if (row.disputed || row.refunds.some((refund) => refund.key === key)) return;
  const rest = row.amount - refundedOf(row);
  if (rest > 0) await updateCharge(shard, row, { refunds: [...row.refunds, { key, amount: Math.min(amount, rest) }] });
}

/** Returns a charge as {@link FetchedCharge}. */
export function fetchedCharge(row: BookedCharge): FetchedCharge {
  const { id, status, amount, currency, disputed: isDisputed, clientSecret, card, failure, metadata } = row;
  return {
    id,
    status: status === 'requires_payment_method' ? 'unpaid' : status,
    amount,
    currency,
    refunded: refundedOf(row),
    isDisputed,
    clientSecret,
    card,
    error: failure ?? undefined,
    metadata,
  };
}
