import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import ledger from '../../tokens/ledger.json' with { type: 'json' };
import { combineAll } from './combinations.ts';
import { ledgerErrors, unknownTokens } from './ledger.ts';
import { readResolver } from './resolver.ts';

const [first] = combineAll(readResolver(fileURLToPath(new URL('../../tokens/realmkit.resolver.json', import.meta.url))));
const names = [...(first?.values.keys() ?? [])];

test('the ledger lists every token that is added or removed', () => {
  expect(ledgerErrors(ledger, names)).toEqual([]);
});

const small = { present: ['color.text.default', 'color.text.faint'], removed: { 'color.text.grey': 'color.text.default' } };

test('the ledger check distinguishes removed, new and re-added tokens', () => {
  expect(ledgerErrors(small, ['color.text.default', 'color.text.grey', 'color.text.new'])).toEqual([
    'color.text.faint is gone: move it to "removed" in tokens/ledger.json, with the token to use instead',
    'color.text.grey is new: add it to "present" in tokens/ledger.json',
    'color.text.new is new: add it to "present" in tokens/ledger.json',
    'color.text.grey was removed and is back: a name that meant something else needs another one',
  ]);
});

test('the ledger check names a removed token that is still used, with its replacement', () => {
  const sheet = 'a{color:var(--rk-color-text-grey);background:var(--rk-color-text-default);outline-color:var(--rk-ring)}';
  expect(unknownTokens(sheet, small, ['color.text.default'])).toEqual(['--rk-color-text-grey, use color.text.default']);
});
