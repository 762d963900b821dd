import { expect, test } from 'vitest';
import { tokenSet } from '../tokens/tokenSet.ts';
import { pageColours, schemeOfPage } from './pageColour.ts';
import { type ReadingChoices, readerCss, readingScale } from './readerCss.ts';

const plain: ReadingChoices = {
  textSize: 1,
  face: 'publisher',
  lineHeight: 'publisher',
  spacing: 1,
  alignment: 'publisher',
  hyphenation: 'publisher',
  direction: 'ltr',
  pageColour: 'white',
  moreContrast: false,
  fontsUrl: 'https://realmkit.se/fonts/',
};
const light = tokenSet('se', 'default', 'light');

test.each([
  ['default', 'screen', 1.5],
  ['sondo', 'screen', 1.7],
  ['default', 'tabletPortrait', 1.1],
  ['default', 'tabletLandscape', 1.2],
  ['sondo', 'tabletPortrait', 1.1],
  ['sondo', 'tabletLandscape', 1.2],
] as const)(
  'reader §9: the text of theme %s on a %s is %f em',
  { tags: ['reader §9.23', 'reader §9.24', 'reader §9.25', 'reader §9.26'] },
  (theme, device, size) => {
    expect(readingScale(tokenSet('se', theme, 'light'), device)).toBe(size);
  },
);

test('the chosen text size multiplies the size of theme and device', () => {
  expect(readerCss(light, 'screen', { ...plain, textSize: 2 })).toContain('html{font-size:calc(var(--rk-root-size,1em) * 3) !important;');
});

test('the reader style sheet refers to no custom property of the page', () => {
  for (const pageColour of pageColours)
    expect(
      readerCss(tokenSet('fr', 'sondo', schemeOfPage(pageColour)), 'screen', {
        textSize: 1.2,
        face: 'serif',
        lineHeight: 1.6,
        spacing: 2,
        alignment: 'justify',
        hyphenation: 'on',
        direction: 'rtl',
        pageColour,
        fontsUrl: 'https://realmkit.se/fonts/',
      }),
    ).not.toMatch(/var\((?!--rk-)|undefined|NaN/);
});

test.each([
  ['serif', 'literata-latin-400-normal.woff2'],
  ['serif', 'literata-latin-ext-700-italic.woff2'],
  ['sans', 'andika-latin-700-normal.woff2'],
  ['dyslexia', 'opendyslexic-latin-400-italic.woff2'],
] as const)('the face %s loads %s from an absolute URL, and only when it is chosen', (face, file) => {
  expect(readerCss(light, 'screen', plain)).not.toContain('@font-face');
  expect(readerCss(light, 'screen', { ...plain, face })).toContain(`url("https://realmkit.se/fonts/${file}")`);
});

test.each<[string, Partial<ReadingChoices>]>([
  ['font-family', { face: 'sans' }],
  ['line-height', { lineHeight: 1.6 }],
  ['letter-spacing', { spacing: 1.5 }],
  ['text-align', { alignment: 'start' }],
  ['hyphens', { hyphenation: 'off' }],
])('the style sheet sets %s only by the choice %j', (property, choice) => {
  const rule = new RegExp(`[{;]${property}:[^;}]* !important`);
  expect(readerCss(light, 'screen', plain)).not.toMatch(rule);
  expect(readerCss(light, 'screen', { ...plain, ...choice })).toMatch(rule);
});

test.each([
  ['sepia', 'light', '#f6ecd9', '#38291b'],
  ['grey', 'dark', '#33363b', '#eceef1'],
  ['black', 'dark', '#0e1116', '#eef0f3'],
] as const)('the colours of a %s page are stronger than those of the publisher', (pageColour, scheme, page, ink) => {
  const css = readerCss(tokenSet('se', 'default', scheme), 'screen', { ...plain, pageColour });
  expect(css).toContain(`background:${page} !important;color:${ink} !important;color-scheme:${scheme}`);
  expect(important(css)).toHaveLength(4);
});

test('the colours of a white page are weaker than those of the publisher', () => {
  expect(important(readerCss(light, 'screen', plain))).toEqual([]);
});

test('with more contrast the colours of a white page are stronger too, by the choice of the user or else of the device', () => {
  const css = (moreContrast: boolean | undefined) => readerCss(light, 'screen', { ...plain, moreContrast });
  expect(important(css(true))).toHaveLength(4);
  expect(css(true)).not.toContain('prefers-contrast');
  const [always = '', onWish = ''] = css(undefined).split('@media (prefers-contrast: more){');
  expect([important(always).length, important(onWish).length]).toEqual([0, 4]);
});

const important = (css: string) =>
  css.split('\n').filter((rule) => /^(html\{|h\|html:root|h\|\*,|a:|figcaption,).*[{;]color:[^;}]*!important/.test(rule));
