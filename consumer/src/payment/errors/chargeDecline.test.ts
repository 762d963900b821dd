import { ServiceError } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { chargeDecline } from './chargeDecline.ts';

test.each([
  ['card_declined', 'card_declined'],
  ['card_expired', 'expired_card'],
  ['authentication_required', 'authentication'],
  ['required', undefined],
])('a charge that failed for %s is told as %s', (reason, text) => {
  const error = new ServiceError(402, 'PaymentFailedError', 'The charge failed.', [{ attribute: 'card', reason }]);
  expect(chargeDecline(error)).toBe(text);
});

test('another error is no decline of a card', () => {
  expect(chargeDecline(new ServiceError(409, 'ConflictError'))).toBeUndefined();
});
