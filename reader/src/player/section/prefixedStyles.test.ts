import { expect, test } from 'vitest';
import { withStandardProperties } from './prefixedStyles.ts';

test.each([
  ['html{-epub-writing-mode: vertical-rl}', 'html{writing-mode: vertical-rl}'],
  ['p { -epub-text-combine: horizontal; color: red }', 'p { text-combine-upright: all; color: red }'],
  ['.n{-epub-text-combine-horizontal:none}', '.n{text-combine-upright:none}'],
  ['-epub-text-orientation: sideways-right', 'text-orientation: sideways'],
  ['p{-epub-word-break:keep-all !important}', 'p{word-break:keep-all !important}'],
  ['p{-epub-text-transform:-epub-fullwidth}', 'p{text-transform:full-width}'],
  ['.my-epub-class{color:red}', '.my-epub-class{color:red}'],
])('the prefixed style %s is rewritten to its standard property', (css, standard) => {
  expect(withStandardProperties(css)).toBe(standard);
});
