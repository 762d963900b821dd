import { expect, test } from 'vitest';
import { cardCode, sealedCard } from './cardCode.ts';

const key = Buffer.alloc(32, 7);

test('a code says which card it is of', () => {
  expect(sealedCard(key, cardCode(key, 'se-card-7'))).toBe('se-card-7');
});

test('a code that was made up, changed or made with another key is none', () => {
  const seal = cardCode(key, 'se-card-7').split('.')[1];
  expect(sealedCard(key, `se-card-8.${seal}`)).toBeUndefined();
  expect(sealedCard(key, cardCode(Buffer.alloc(32, 8), 'se-card-7'))).toBeUndefined();
  for (const code of ['', '.', 'se-card-7', 'se-card-7.', `se-card-7.${seal}x`, `.${seal}`]) expect(sealedCard(key, code)).toBeUndefined();
});
