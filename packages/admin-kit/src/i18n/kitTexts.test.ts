import { expectLocalesComplete, expectTextsUsed } from '@realmkit/shell/testing';
import { expect, test } from 'vitest';

const files = import.meta.glob<object>('../*/locales/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const areas = [...new Set(Object.keys(files).map((path) => path.split('/')[1] ?? ''))];

test('the areas of the kit are found', () => {
  expect(areas).toContain('list');
});

test.each(areas)('the texts of %s are complete in all eight locales', (area) => {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../${area}/`));
  expectLocalesComplete(Object.fromEntries(own.map(([path, texts]) => [path.replace(/^.*\//, './'), texts])));
});

test.each(areas)('the kit uses all texts of %s', (area) => {
  expectTextsUsed(files[`../${area}/locales/en-GB.json`] ?? {}, sources);
});
