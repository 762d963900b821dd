import { expect, test } from 'vitest';
import { createFakeShell } from './fakeShell.ts';
import { pseudoText } from './pseudoText.ts';

test('a pseudo text is longer, marked at both ends, and keeps tags and placeholders', () => {
  expect(pseudoText('Open <1>menu</1> of {{name}}')).toBe('⟦ÖOpëen <1>mëenüu</1> öof {{name}}⟧');
});

test('a shell in the pseudo-locale translates every text to it', async () => {
  const { i18n } = await createFakeShell({ locale: 'en-GB', pseudo: true });
  expect(i18n.t(($) => $.menu.open)).toBe('⟦ÖOpëen mëenüu⟧');
  expect((await createFakeShell({ locale: 'en-GB' })).i18n.t(($) => $.menu.open)).toBe('Open menu');
});
