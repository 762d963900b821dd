import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { realmIdentities, realms } from '../database/realms.ts';
import { mailTexts } from './mailTexts.ts';

const texts = { greeting: 'Hello {{name}} of {{brand}}', cards_one: 'One card', cards_other: '{{count, number}} cards' };
const folder = mkdtempSync(join(tmpdir(), 'mail-texts-'));
for (const realm of realms) writeFileSync(join(folder, `${realmIdentities[realm].locale}.json`), JSON.stringify(texts));
const t = mailTexts<typeof texts>(folder)('en-GB');
afterAll(() => rmSync(folder, { recursive: true }));

test('a name stands in a text of a mail as it was typed, whatever it contains', () => {
  for (const name of ['<b>Ärla</b> & "Co"', '{{brand}}', '$t(cards_one)', '$& $1'])
    expect(t(($) => $.greeting, { name, brand: 'Realmkit' })).toBe(`Hello ${name} of Realmkit`);
});

test('a name that runs from right to left turns no sign around it', () => {
  expect(t(($) => $.greeting, { name: 'محمد (5B)', brand: 'Realmkit' })).toBe('Hello \u2068محمد (5B)\u2069 of Realmkit');
});

test('a text of a mail that counts something has a form for one and a form for many', () => {
  expect([1, 2, 1200].map((count) => t(($) => $.cards, { count }))).toEqual(['One card', '2 cards', '1,200 cards']);
});

test('no mail is written with a gap: a missing value and an unknown text are errors', () => {
  expect(() => t(($) => $.greeting, { name: 'Ada' })).toThrow('lacks its value {{brand}}');
  // @ts-expect-error: the compiler knows the texts.
  expect(() => t(($) => $.unknown)).toThrow('No mail has the text unknown.');
});
