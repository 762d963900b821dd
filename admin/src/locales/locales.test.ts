import { expectLocalesComplete } from '@realmkit/shell/testing';
import { test } from 'vitest';

test('the texts of the panel are complete in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./*.json', { eager: true, import: 'default' }));
});
