import { test } from 'vitest';
import { expectLocalesComplete } from '../testing/localeProblems.ts';
import { expectTextsUsed } from '../testing/unusedTexts.ts';
import texts from './en-GB.json';

test('the shell has complete texts in all eight locales', () => {
  expectLocalesComplete(import.meta.glob('./*.json', { eager: true, import: 'default' }));
});

test('the shell and the apps on it use every text of the shell', () => {
  expectTextsUsed(
    texts,
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**'], { eager: true, query: '?raw', import: 'default' }),
    import.meta.glob<string>('../../../../{consumer,admin,reader}/src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
  );
});
