import { ServiceError } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { couponErrorReason } from './couponErrorReason.ts';

const serviceError = (attribute: string, reason: string) =>
  new ServiceError(400, 'InvalidInputError', 'Invalid Coupon!', [{ attribute, reason }]);

test.each([
  ['unknown', 'unknown'],
  ['expired', 'expired'],
  ['used', 'used'],
  ['something else', 'invalid'],
] as const)('a coupon that is refused with the reason %s has the error reason %s', (reason, errorReason) => {
  expect(couponErrorReason(serviceError('couponId', reason))).toBe(errorReason);
});

test('an error for another reason has no coupon error reason', () => {
  expect(couponErrorReason(serviceError('priceId', 'unknown'))).toBeUndefined();
  expect(couponErrorReason(new Error('no network'))).toBeUndefined();
  expect(couponErrorReason(null)).toBeUndefined();
});
