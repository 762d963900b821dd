import { expect, test } from 'vitest';
import { enlargeablesIn } from './enlargeable.ts';

/** Returns the ids of what can be enlarged among elements whose ids are their sizes. */
function enlargeable(html: string): string[] {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll('[id]')) {
    const [width = 0, height = 0] = element.id.split('x').map(Number);
    element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  }
  return enlargeablesIn(document).map(({ id }) => id);
}

test('pictures, drawings, tables and formulas of at least 64 by 32 px can be enlarged, and smaller ones cannot', () => {
  expect(enlargeable('<img id="64x32"><img id="63x32"><img id="64x31">')).toEqual(['64x32']);
  expect(enlargeable('<p>Text <img id="100x50"> text</p><svg id="80x80"></svg><table id="300x40"></table>')).toEqual([
    '100x50',
    '80x80',
    '300x40',
  ]);
});

test('a formula of its own line can be enlarged at any size, and one in the text cannot if it is small', () => {
  expect(enlargeable('<math id="10x10" display="block"></math><math id="20x20"></math>')).toEqual(['10x10']);
});

test('a picture in a link cannot be enlarged, and of drawings in one another only the outermost can', () => {
  expect(enlargeable('<a href="#"><img id="100x100"></a><svg id="200x200"><svg id="90x90"></svg></svg>')).toEqual(['200x200']);
});
