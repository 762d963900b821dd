import { expect, test } from 'vitest';
import { scaleSheet, scaleSizes } from './scaleSizes.ts';

const scaled = (size: string) => `calc(${size} * var(--rk-text-scale, 1))`;

test.each([
  ['p{font-size:16px}', `p{font-size:${scaled('16px')}}`],
  ['p { color: red; font-size : 12pt !important }', `p { color: red; font-size : ${scaled('12pt')} !important }`],
  ['p{line-height:18px;margin:4px}', `p{line-height:${scaled('18px')};margin:4px}`],
  [
    'p{font:italic small-caps 12px/18px "Font 12px", serif}',
    `p{font:italic small-caps ${scaled('12px')}/${scaled('18px')} "Font 12px", serif}`,
  ],
  ['p{font-size:x-large}', `p{font-size:${scaled('24px')}}`],
  ['@media (min-width:600px){p{font-size:10px}}', `@media (min-width:600px){p{font-size:${scaled('10px')}}}`],
  ['p{color:red', 'p{color:red'],
  ['p{font-size:1cm', `p{font-size:${scaled('1cm')}`],
])('the absolute sizes of text in %s follow the user’s text size, and lengths of other things do not', (css, expected) => {
  expect(scaleSheet(css)).toBe(expected);
});

test.each(['p{font-size:1.2em;line-height:1.5}', 'p{font-size:90%}', 'p{font-size:smaller}', '.font{width:12px}', 'p{font-size-adjust:1}'])(
  'the relative sizes in %s stay, because they follow those that they are relative to',
  (css) => {
    expect(scaleSheet(css)).toBe(css);
  },
);

test.each([
  ['html{font-size:62.5%}', 'html{font-size:62.5%;--rk-root-size:62.5%}'],
  ['html,body,div{font-size:100%;margin:0}', 'html,body,div{font-size:100%;--rk-root-size:100%;margin:0}'],
  ['*{font-size:1em !important}', '*{font-size:1em !important;--rk-root-size:1em !important}'],
  [
    'p{color:red} html.dark{font-size:10px;line-height:1.5em}',
    `p{color:red} html.dark{font-size:${scaled('10px')};--rk-root-size:10px;line-height:1.5em}`,
  ],
  [':root{font:medium/1.5 "Font"}', `:root{font:${scaled('16px')}/1.5 "Font";--rk-root-size:16px}`],
  ['html body{font-size:90%}', 'html body{font-size:90%}'],
  ['html{font-size:inherit}', 'html{font-size:inherit}'],
])('the size of the root in %s is noted for our own rule, which multiplies it', (css, expected) => {
  expect(scaleSheet(css)).toBe(expected);
});

test('a style attribute follows the user’s text size', () => {
  expect(scaleSizes('font-size:11px; color:red')).toBe(`font-size:${scaled('11px')}; color:red`);
});
