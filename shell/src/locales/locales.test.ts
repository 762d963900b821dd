import { test } from 'vitest';
import { expectLocalesComplete } from '../testing/localeProblems.ts';

test('the shell speaks all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./*.json', { eager: true, import: 'default' }));
});
