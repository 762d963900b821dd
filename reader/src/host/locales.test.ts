import { expectLocalesComplete, expectTextsUsed } from '@realmkit/shell/testing';
import { test } from 'vitest';
import review from './review/locales/en-GB.json';

test('the texts of the reader are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('../player/locales/*.json', { eager: true, import: 'default' }));
});

test('the texts of the host page are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./locales/*.json', { eager: true, import: 'default' }));
});

test('the texts of the reviews are complete in all eight locales, and all are used', () => {
  expectLocalesComplete(import.meta.glob('./review/locales/*.json', { eager: true, import: 'default' }));
  expectTextsUsed(review, import.meta.glob<string>('./review/*.tsx', { eager: true, query: '?raw', import: 'default' }));
});
