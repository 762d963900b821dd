import { Refusal } from '../../../contract/refusal.ts';

/** The coupons that there are, by id: how much of 100 they take off, and until when they may be used. */
const coupons: Readonly<Record<string, { readonly percent: number; readonly until: number | undefined }>> = {
  WELCOME20: { percent: 20, until: undefined },
  SCHOOL50: { percent: 50, until: undefined },
  SUMMER2020: { percent: 30, until: Date.UTC(2020, 8, 1) },
};

/** Throws 'Invalid Coupon!' (shell §5) where a coupon is unknown or over. */
export function requireCoupon(id: string, now: number): void {
  const coupon = Object.hasOwn(coupons, id) ? coupons[id] : undefined;
  if (coupon && (coupon.until === undefined || now < coupon.until)) return;
  throw new Refusal(400, {
    name: 'InvalidInputError',
    message: 'Invalid Coupon!',
    attributes: [{ attribute: 'couponId', reason: 'invalid' }],
  });
}

/** What is left of an amount after its coupon. */
export function reduced(amount: number, couponId: string | null): number {
  const percent = couponId === null ? 0 : (coupons[couponId]?.percent ?? 0);
  return Math.round((amount * (100 - percent)) / 100);
}
