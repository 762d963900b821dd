import { expectLocalesComplete, expectTextsUsed } from '@realmkit/shell/testing';
import { test } from 'vitest';
import texts from './en-GB.json';

test('the texts of the consumer app are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./*.json', { eager: true, import: 'default' }));
});

test('the consumer app uses every one of its texts', () => {
  expectTextsUsed(texts, import.meta.glob<string>('../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }));
});
