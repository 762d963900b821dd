import { expectLocalesComplete, expectTextsUsed } from '@realmkit/shell/testing';
import { expect, test } from 'vitest';

const files = import.meta.glob<object>(['../*/locales/*.json', '../resources/*/locales/*.json'], { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const areas = [...new Set(Object.keys(files).map((path) => path.slice('../'.length, path.indexOf('/locales/'))))];

const within = <Value>(area: string, all: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([path]) => path.startsWith(`../${area}/`)));

test('the areas of the panel are found', () => {
  expect(areas).toEqual(expect.arrayContaining(['import', 'resources/auditLogs']));
});

test.each(areas)('the texts of %s are complete in all eight locales', (area) => {
  const own = within(area, files);
  expectLocalesComplete(Object.fromEntries(Object.entries(own).map(([path, texts]) => [path.replace(/^.*\//, './'), texts])));
});

test.each(areas)('the area %s uses all of its texts', (area) => {
  expectTextsUsed(within(area, files)[`../${area}/locales/en-GB.json`] ?? {}, within(area, sources));
});
