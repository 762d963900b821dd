import { expectLocalesComplete, expectTextsUsed } from '@realmkit/shell/testing';
import { test } from 'vitest';
import texts from './en-GB.json';
import people from './people/en-GB.json';

test('the texts of the panel are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./*.json', { eager: true, import: 'default' }));
});

test('the texts of people, groups and organisations are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./people/*.json', { eager: true, import: 'default' }));
});

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

test('the panel uses every one of its texts', () => {
  expectTextsUsed(texts, sources);
});

test('the panel uses every text of people, groups and organisations', () => {
  expectTextsUsed(people, sources);
});
