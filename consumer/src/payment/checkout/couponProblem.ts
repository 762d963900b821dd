import { ServiceError } from '@realmkit/openapi';

/** Why a coupon is not valid; `invalid` where the service gave no reason that is known here. */
export type CouponProblem = 'unknown' | 'expired' | 'used' | 'invalid';

const told: readonly CouponProblem[] = ['unknown', 'expired', 'used'];

/** Why the service did not take a coupon (shell §5), or undefined where it failed for another reason or not at all. */
export function couponProblem(error: unknown): CouponProblem | undefined {
  const attribute = error instanceof ServiceError ? error.attributes.find((one) => one.attribute === 'couponId') : undefined;
  return attribute && (told.find((problem) => problem === attribute.reason) ?? 'invalid');
}
