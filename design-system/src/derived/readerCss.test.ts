import { expect, test } from 'vitest';
import { tokenSet } from '../tokens/tokenSet.ts';
import { type ReadingChoices, readerCss, readingScale } from './readerCss.ts';

const plain: ReadingChoices = {
  textSize: 1,
  spacing: 1,
  dyslexiaFont: false,
  direction: 'ltr',
  pageColours: 'publisher',
  fontsUrl: 'https://realmkit.se/fonts/',
};
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
  expect(readerCss(light, 'screen', { ...plain, textSize: 2 })).toContain('html{font-size:calc(var(--rk-root-size,1em) * 3) !important;');
});

test('the reader style sheet refers to no custom property of the page', () => {
  for (const [scheme, pageColours] of [
    ['light', 'publisher'],
    ['dark', 'dark'],
  ] as const)
    expect(readerCss(tokenSet('fr', 'sondo', scheme), 'screen', { ...plain, pageColours, dyslexiaFont: true, spacing: 2 })).not.toMatch(
      /var\((?!--rk-)|undefined/,
    );
});

test('the dyslexia font is loaded from an absolute URL, and only when it is chosen', () => {
  expect(readerCss(light, 'screen', plain)).not.toContain('OpenDyslexic');
  expect(readerCss(light, 'screen', { ...plain, dyslexiaFont: true })).toContain(
    'url("https://realmkit.se/fonts/opendyslexic-latin-400-normal.woff2")',
  );
});

test('the colours of a dark page are stronger than those of the publisher, and those of a page in the publisher’s colours are weaker', () => {
  const important = (css: string) =>
    css.split('\n').filter((rule) => /^(html\{|h\|html:root|h\|\*,|a:|figcaption,).*[{;]color:[^;}]*!important/.test(rule));
  expect(important(readerCss(light, 'screen', plain))).toEqual([]);
  const dark = readerCss(tokenSet('se', 'default', 'dark'), 'screen', { ...plain, pageColours: 'dark' });
  expect(dark).toContain('background:#0e1116 !important;color:#eef0f3 !important');
  expect(important(dark)).toHaveLength(4);
});
