import { expect, test } from 'vitest';
import { cfiOf, rangeOf } from './cfi.ts';

test.each(['<p><img/></p>', '<p>The lake <img/></p>', '<svg><rect/></svg>'])('the position of a picture is found again: %s', (body) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  const picture = page.querySelector('img, svg');
  if (!picture) throw new Error('The page has no picture');
  const range = page.createRange();
  range.selectNodeContents(picture);
  range.collapse(true);
  expect(rangeOf(cfiOf(range, '/6/2'), page)?.startContainer).toBe(picture);
});
