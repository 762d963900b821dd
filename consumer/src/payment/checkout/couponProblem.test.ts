import { ServiceError } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { couponProblem } from './couponProblem.ts';

const refusal = (attribute: string, reason: string) =>
  new ServiceError(400, 'InvalidInputError', 'Invalid Coupon!', [{ attribute, reason }]);

test.each([
  ['unknown', 'unknown'],
  ['expired', 'expired'],
  ['used', 'used'],
  ['something else', 'invalid'],
] as const)('a coupon that is refused as %s is %s', (reason, problem) => {
  expect(couponProblem(refusal('couponId', reason))).toBe(problem);
});

test('what fails for another reason says nothing of the coupon', () => {
  expect(couponProblem(refusal('priceId', 'unknown'))).toBeUndefined();
  expect(couponProblem(new Error('no network'))).toBeUndefined();
  expect(couponProblem(null)).toBeUndefined();
});
