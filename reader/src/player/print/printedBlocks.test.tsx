import { expect, test } from 'vitest';
import { printedBlocks } from './printedBlocks.ts';

test('the text of a page is printed by its blocks, with the texts of pictures and formulas, and without what is not displayed', () => {
  document.body.innerHTML = `<section><h2>The <em>lake</em></h2><p>lay
    still.<br/>Until</p><p style="display:none">Not shown</p><img alt="A boat"/><ul><li>one</li><li>two</li></ul>
    <pre>a
  b</pre><p>Then <math alttext="x squared"><mi>x</mi></math></p></section>`;
  expect(printedBlocks(document).map(({ name, text }) => `${name} ${text}`)).toEqual([
    'h2 The lake',
    'p lay still.',
    'p Until',
    'p A boat',
    'p one',
    'p two',
    'pre a\n  b',
    'p Then x squared',
  ]);
});
