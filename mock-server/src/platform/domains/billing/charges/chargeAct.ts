import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { FailedCharge } from '../cards/cardProvider.ts';
import type { PeriodAmount } from '../subscriptions/amounts.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';

/** What a charge is for, with everything that applies its result without the request that it came from. It is stored as JSON. */
export interface ChargeAct {
  /** A new subscription, a change of its plan, the payment of what is open, or a period that is due. */
  readonly kind: 'subscribe' | 'change' | 'pay' | 'renewal';
  /** The subscription as it is before the charge; null for a new one. */
  readonly before: SubscriptionRow | null;
  /** The subscription as it is once the charge has succeeded; its period is what is charged. */
  readonly after: SubscriptionRow;
  /** What is charged; null where nothing is, as at the start of a trial. */
  readonly amount: PeriodAmount | null;
  /** What the unused rest of a former plan has reduced the amount by. */
  readonly credit: number;
  /** What is charged to nobody, because it is less than a card can pay; the amount is with it. */
  readonly waived?: number;
  /** The moment of the charge, in milliseconds. */
  readonly at: number;
  /** The origin of the page that caused the charge; null for a job. */
  readonly origin: string | null;
}

/** The row of a charge that was decided on. */
export type ChargeIntentRow = Tables['chargeIntents']['$inferSelect'];

/** Returns what a charge is for. */
export const actOf = ({ act }: ChargeIntentRow): ChargeAct => act as ChargeAct;

/** What applies the result of a charge, in the transaction that closes its intent. */
export interface Finisher {
  succeed(executor: Executor, shard: ServiceShard, act: ChargeAct, fromBalance: number): Promise<void>;
  fail(executor: Executor, shard: ServiceShard, act: ChargeAct, failed: FailedCharge): Promise<void>;
}
