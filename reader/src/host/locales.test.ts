import { expectLocalesComplete } from '@realmkit/shell/testing';
import { test } from 'vitest';

test('the texts of the reader are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('../player/locales/*.json', { eager: true, import: 'default' }));
});

test('the texts of the host page are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./locales/*.json', { eager: true, import: 'default' }));
});
