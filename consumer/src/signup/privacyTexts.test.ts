import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../locales/shop');
/** The stems of the words for agreeing in the eight languages. */
const agreeing = /agree|accept|consent|zustimm|einverstanden|akzept|godkän|samtyck|godta|samtykk|akkoord|hyväks|suostu|consen/i;

test.each(globSync('*.json', { cwd: folder }))('a privacy policy is taken note of, not agreed to: %s', (file) => {
  const { signup } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(signup.privacy).not.toMatch(agreeing);
  expect(signup.errors.notRead).not.toMatch(agreeing);
});
