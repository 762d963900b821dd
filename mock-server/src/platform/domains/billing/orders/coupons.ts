import { HttpError } from '@realmkit/contract-engine';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../access/requestContext.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';

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
  { caller, shard, now }: RequestContext,
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

/** Stores that a subscription uses a coupon, where it counts once; the customer is locked. */
export async function recordCoupon(
  executor: Executor,
  { customers }: Tables,
  { userUid, id, couponId }: { readonly userUid: string; readonly id: string; readonly couponId: string | null },
): Promise<void> {
  if (couponId === null || !couponOf(couponId)?.once) return;
  const isCustomer = eq(customers.userUid, userUid);
  const [customer] = await executor.select({ used: customers.usedCoupons }).from(customers).where(isCustomer);
  const usedCoupons = { ...customer?.used, [couponId]: id };
  await executor.update(customers).set({ usedCoupons }).where(isCustomer);
}

const invalidCoupon = (reason: 'unknown' | 'expired' | 'used') =>
  new HttpError(400, { name: 'InvalidInputError', message: 'Invalid Coupon!', attributes: [{ attribute: 'couponId', reason }] });

/** Returns what a coupon takes off a price, in percent. */
export const percentOff = (couponId: string | null): number => (couponId === null ? 0 : (couponOf(couponId)?.percent ?? 0));

/** Returns an amount reduced by its coupon. */
export const discountedAmount = (amount: number, couponId: string | null): number =>
  Math.round((amount * (100 - percentOff(couponId))) / 100);
