import { expect, test } from 'vitest';
import { emptyGift, validateGift } from './giftOrder.ts';

test('a gift card requires a name and a valid email address; the greeting is optional', () => {
  expect(validateGift(emptyGift)).toEqual({ name: 'mandatory', email: 'mandatory' });
  expect(validateGift({ ...emptyGift, name: 'Maja', email: 'maja@example' })).toEqual({ email: 'invalidEmail' });
  expect(validateGift({ ...emptyGift, name: 'Maja', email: 'maja@example.se' })).toEqual({});
});
