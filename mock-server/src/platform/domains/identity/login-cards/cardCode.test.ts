import { expect, test } from 'vitest';
import { createCardCode, verifyCardCode } from './cardCode.ts';

const key = Buffer.alloc(32, 7);

test('a card code identifies its card', () => {
  expect(verifyCardCode(key, createCardCode(key, 'se-card-7'))).toBe('se-card-7');
});

test('a card code that is invented, changed or signed with another key is invalid', () => {
  const signature = createCardCode(key, 'se-card-7').split('.')[1];
  expect(verifyCardCode(key, `se-card-8.${signature}`)).toBeUndefined();
  expect(verifyCardCode(key, createCardCode(Buffer.alloc(32, 8), 'se-card-7'))).toBeUndefined();
  for (const code of ['', '.', 'se-card-7', 'se-card-7.', `se-card-7.${signature}x`, `.${signature}`])
    expect(verifyCardCode(key, code)).toBeUndefined();
});
