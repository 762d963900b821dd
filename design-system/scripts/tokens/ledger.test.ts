import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import ledger from '../../tokens/ledger.json' with { type: 'json' };
import { combineAll } from './combinations.ts';
import { ledgerFaults, strayTokens } from './ledger.ts';
import { readResolver } from './resolver.ts';

const [first] = combineAll(readResolver(fileURLToPath(new URL('../../tokens/realmkit.resolver.json', import.meta.url))));
const names = [...(first?.values.keys() ?? [])];

test('no token goes or comes without a word in the ledger', () => {
  expect(ledgerFaults(ledger, names)).toEqual([]);
});

const small = { present: ['color.text.default', 'color.text.faint'], removed: { 'color.text.grey': 'color.text.default' } };

test('a token that is gone, one that is new and one that came back are told apart', () => {
  expect(ledgerFaults(small, ['color.text.default', 'color.text.grey', 'color.text.new'])).toEqual([
    'color.text.faint is gone: move it to "removed" in tokens/ledger.json, with the token to use instead',
    'color.text.grey is new: add it to "present" in tokens/ledger.json',
    'color.text.new is new: add it to "present" in tokens/ledger.json',
    'color.text.grey was removed and is back: a name that meant something else needs another one',
  ]);
});

test('a removed token that is still used is named with the one to use instead', () => {
  const sheet = 'a{color:var(--rk-color-text-grey);background:var(--rk-color-text-default);outline-color:var(--rk-ring)}';
  expect(strayTokens(sheet, small, ['color.text.default'])).toEqual(['--rk-color-text-grey, use color.text.default']);
});
