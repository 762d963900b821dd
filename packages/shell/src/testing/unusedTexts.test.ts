import { expect, test } from 'vitest';
import { expectTextsUsed, unusedTexts } from './unusedTexts.ts';

const texts = { title: 'T', menu: { open: 'O', close: 'C' }, minutes_one: '1', minutes_other: '{{count}}', errors: { network: 'N' } };

test('a text that a selector names is used, and plurals count by their base key', () => {
  const source =
    't(($) => $.title); t(($) => $.menu.open); t(($) => $.menu.close); t(($) => $.minutes, { count }); t(($) => $.errors.network)';
  expect(unusedTexts(texts, [source])).toEqual([]);
});

test('a selector that ends in a variable uses all texts below it', () => {
  expect(unusedTexts(texts, ['$.menu[id]', '$.errors[kind] + $.title + $.minutes'])).toEqual([]);
});

test('a text that no selector names is unused and listed in the error', () => {
  expect(unusedTexts(texts, ['$.menu.open + $.titles + $.errors.net'])).toEqual(['title', 'menu.close', 'minutes', 'errors.network']);
  expect(() => expectTextsUsed(texts, { './a.ts': '$.menu[id] + $.minutes + $.errors[kind]' })).toThrow(/\ntitle$/);
});
