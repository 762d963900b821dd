import { eq } from 'drizzle-orm';
import { PendingError } from '../../../access/pendingError.ts';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { CustomerRow, FailedCharge } from '../cards/cardProvider.ts';
import { actOf, type ChargeAct, type ChargeIntentRow } from './chargeAct.ts';
import { completeCharge, hasEndedWithin } from './completeCharge.ts';
import { lockCustomer } from './lockCustomer.ts';
import { paymentFailed } from './paymentFailed.ts';
import { beginCharge } from './settleCharge.ts';

/** Who pays, and the idempotency key of the request's charge at the card provider. */
interface Charged {
  readonly userUid: string;
  readonly key: string;
}

/**
 * Makes the charge of a request: decides on it in a transaction, calls the provider after that, and applies the answer in a second transaction. A repeated
 * request gets what the first one did.
 * @param decide says what is charged and for what, with the customer locked.
 * @throws {HttpError} 402 for a refused charge
 * @throws {PendingError} while it is not known what became of the charge
 */
export async function performCharge(
  shard: ServiceShard,
  { userUid, key }: Charged,
  decide: (executor: Executor, customer: CustomerRow | undefined) => Promise<ChargeAct>,
): Promise<ChargeAct> {
  const { engine, tables, chargeTimes } = shard;
  const { chargeIntents } = tables;
  const find = async (executor: Executor) => (await executor.select().from(chargeIntents).where(eq(chargeIntents.key, key)))[0];
  const begin = async (executor: Executor) => {
    const customer = await lockCustomer(executor, shard, userUid);
    return (await find(executor)) ?? beginCharge(executor, shard, customer, key, await decide(executor, customer));
  };
  const known = await find(engine.database);
  const started = known ?? (await engine.database.transaction(begin));
  if (started.status === 'open') await (known ? hasEndedWithin(shard, key, chargeTimes.change) : completeCharge(shard, key));
  const ended = started.status === 'open' ? await find(engine.database) : started;
  if (!ended) throw new Error('The card provider refused a charge.');
  // It has waited for long enough.
  if (ended.status === 'open') throw new PendingError(async () => false);
  if (ended.status === 'failed') throw paymentFailed(await failureOf(shard, ended));
  return actOf(ended);
}

/** Returns why a charge failed, with the secret by which the browser answers a bank that asks the owner of the card; it is not stored here. */
async function failureOf({ cards }: ServiceShard, { failure, charge }: ChargeIntentRow): Promise<FailedCharge> {
  const error = failure ?? 'card_declined';
  const secret = error === 'authentication_required' && charge !== null ? (await cards.fetchCharge(charge))?.clientSecret : undefined;
  return { error, ...(secret && { clientSecret: secret }) };
}
