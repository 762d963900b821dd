import { expect, test } from 'vitest';
import { emptyGift, fillIn, validateGift } from './giftOrder.ts';

test('a gift card requires a name and a valid email address; the greeting is optional', () => {
  expect(validateGift(emptyGift)).toEqual({ name: 'mandatory', email: 'mandatory' });
  expect(validateGift({ ...emptyGift, name: 'Maja', email: 'maja@example' })).toEqual({ email: 'invalidEmail' });
  expect(validateGift({ ...emptyGift, name: 'Maja', email: 'maja@example.se' })).toEqual({});
});

test('the preview of the mail shows name and greeting as they are typed, and no paragraph for a missing greeting', () => {
  const paragraphs = ['Hello {name},', 'Your greeting: {message}'];
  expect(fillIn(paragraphs, emptyGift)).toEqual(['Hello …,']);
  expect(fillIn(paragraphs, { ...emptyGift, name: '{message} $&', message: 'Read well!' })).toEqual([
    'Hello {message} $&,',
    'Your greeting: Read well!',
  ]);
});
