import { HttpError } from '@realmkit/contract-engine';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/executor.ts';
import type { SignedIn } from '../caller.ts';
import { findOrCreateCustomer } from './payer.ts';

interface Coupon {
  /** The discount in percent. */
  readonly percent: number;
  /** The time from which it is expired. */
  readonly until?: number;
  /** Whether each user may use it for only one subscription. */
  readonly once?: boolean;
}

/** All coupons, by id. */
const coupons: Readonly<Record<string, Coupon>> = {
  WELCOME20: { percent: 20, once: true },
  SCHOOL50: { percent: 50 },
  SUMMER2020: { percent: 30, until: Date.UTC(2020, 8, 1) },
};

const couponOf = (id: string): Coupon | undefined => (Object.hasOwn(coupons, id) ? coupons[id] : undefined);

/** Throws 'Invalid Coupon!' (shell §5) for a coupon that is unknown, expired, or limited to one subscription and used for another. */
export async function requireCoupon(
  { caller, shard, now }: SignedIn,
  executor: Executor,
  id: string,
  subscriptionId?: string,
): Promise<void> {
  const coupon = couponOf(id);
  if (!coupon) throw invalidCoupon('unknown');
  if (coupon.until !== undefined && now >= coupon.until) throw invalidCoupon('expired');
  if (!coupon.once) return;
  const { customers } = shard.tables;
  const [customer] = await executor.select({ used: customers.usedCoupons }).from(customers).where(eq(customers.userUid, caller.uid));
  const usedFor = customer?.used[id];
  if (usedFor !== undefined && usedFor !== subscriptionId) throw invalidCoupon('used');
}

/** Uses a coupon for a subscription; throws as {@link requireCoupon}. Locks the customer: of two requests at once one uses a coupon that counts once. */
export async function takeCoupon(visitor: SignedIn, executor: Executor, id: string, subscriptionId: string): Promise<void> {
  const { caller, shard } = visitor;
  const { customers } = shard.tables;
  await findOrCreateCustomer(visitor, executor);
  const isCustomer = eq(customers.userUid, caller.uid);
  const [customer] = await executor.select({ used: customers.usedCoupons }).from(customers).where(isCustomer).for('update');
  await requireCoupon(visitor, executor, id, subscriptionId);
  if (couponOf(id)?.once)
    await executor
      .update(customers)
      .set({ usedCoupons: { ...customer?.used, [id]: subscriptionId } })
      .where(isCustomer);
}

const invalidCoupon = (reason: 'unknown' | 'expired' | 'used') =>
  new HttpError(400, { name: 'InvalidInputError', message: 'Invalid Coupon!', attributes: [{ attribute: 'couponId', reason }] });

/** Returns an amount reduced by its coupon. */
export function discountedAmount(amount: number, couponId: string | null): number {
  const percent = couponId === null ? 0 : (couponOf(couponId)?.percent ?? 0);
  return Math.round((amount * (100 - percent)) / 100);
}
