import { expect, test } from 'vitest';
import { tokenSet } from '../tokens/tokenSet.ts';
import { type ReadingChoices, readerCss, readingScale } from './readerCss.ts';

const plain: ReadingChoices = { textSize: 1, spacing: 1, dyslexiaFont: false, direction: 'ltr', fontsUrl: 'https://realmkit.se/fonts/' };
const light = tokenSet('se', 'default', 'light');

test.each([
  ['default', 'screen', 1.5],
  ['sondo', 'screen', 1.7],
  ['default', 'tabletPortrait', 1.1],
  ['default', 'tabletLandscape', 1.2],
  ['sondo', 'tabletPortrait', 1.1],
] as const)('reader §9: the text of theme %s on a %s is %f em', (theme, device, size) => {
  expect(readingScale(tokenSet('se', theme, 'light'), device)).toBe(size);
});

test('the chosen text size multiplies the size of theme and device', () => {
  expect(readerCss(light, 'screen', { ...plain, textSize: 2 })).toContain('html{font-size:3em;');
});

test('the reader style sheet refers to no custom property of the page', () => {
  for (const scheme of ['light', 'dark'] as const)
    expect(readerCss(tokenSet('fr', 'sondo', scheme), 'screen', { ...plain, dyslexiaFont: true, spacing: 2 })).not.toMatch(
      /var\(|undefined/,
    );
});

test('the dyslexia font is loaded from an absolute URL, and only when it is chosen', () => {
  expect(readerCss(light, 'screen', plain)).not.toContain('OpenDyslexic');
  expect(readerCss(light, 'screen', { ...plain, dyslexiaFont: true })).toContain(
    'url("https://realmkit.se/fonts/opendyslexic-latin-400-normal.woff2")',
  );
});

test('a dark reading page has light text', () => {
  expect(readerCss(tokenSet('se', 'default', 'dark'), 'screen', plain)).toContain('background:#0e1116 !important;color:#eef0f3 !important');
});
