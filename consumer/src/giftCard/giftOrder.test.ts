import { expect, test } from 'vitest';
import { emptyGift, giftFaults } from './giftOrder.ts';

test('a gift card needs a name and an address that can be one; the greeting is optional', () => {
  expect(giftFaults(emptyGift)).toEqual({ name: 'mandatory', email: 'mandatory' });
  expect(giftFaults({ ...emptyGift, name: 'Maja', email: 'maja@example' })).toEqual({ email: 'invalidEmail' });
  expect(giftFaults({ ...emptyGift, name: 'Maja', email: 'maja@example.se' })).toEqual({});
});
