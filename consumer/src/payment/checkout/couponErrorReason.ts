import { ServiceError } from '@realmkit/openapi';

/** The reason why a coupon is not valid; `invalid` if the service gave no known reason. */
export type CouponErrorReason = 'unknown' | 'expired' | 'used' | 'invalid';

const knownReasons: readonly CouponErrorReason[] = ['unknown', 'expired', 'used'];

/** Returns the reason why the service rejected a coupon (shell §5), or undefined for other errors and for none. */
export function couponErrorReason(error: unknown): CouponErrorReason | undefined {
  const attribute = error instanceof ServiceError ? error.attributes.find((one) => one.attribute === 'couponId') : undefined;
  return attribute && (knownReasons.find((reason) => reason === attribute.reason) ?? 'invalid');
}
