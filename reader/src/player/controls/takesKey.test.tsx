import { afterEach, expect, test } from 'vitest';
import { takesKey } from './takesKey.ts';

afterEach(() => void document.body.replaceChildren());

/** Returns which of some keys an element takes. */
function taken(markup: string): string[] {
  document.body.innerHTML = markup;
  const element = document.querySelector('[data-focus]') ?? document.body;
  return ['PageDown', 'ArrowLeft', 't', ' ', 'Enter', 'Escape'].filter((key) => takesKey(element, key));
}

test('a button of a bar takes only the keys that press it, so that the commands of the reader go on', () => {
  expect(taken('<div role="toolbar"><button data-focus>Contents</button></div>')).toEqual([' ', 'Enter']);
  expect(taken('<div data-focus></div>')).toEqual([]);
  expect(taken('<section data-reader-root data-focus></section>')).toEqual([]);
});

test.each([
  '<input data-focus type="range">',
  '<textarea data-focus></textarea>',
  '<ul role="menu"><li role="menuitemradio" data-focus></li></ul>',
  '<section data-focus></section>',
  '<section><button data-focus>A chapter</button></section>',
  '<aside><button data-focus>An assignment</button></aside>',
])('%s takes every key but Escape', (markup) => {
  expect(taken(markup)).toEqual(['PageDown', 'ArrowLeft', 't', ' ', 'Enter']);
});

test('a dialog takes Escape too, on which it closes', () => {
  expect(taken('<section><dialog open><button data-focus>No, not yet</button></dialog></section>')).toContain('Escape');
});
