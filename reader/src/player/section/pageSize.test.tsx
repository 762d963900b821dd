import { expect, test } from 'vitest';
import { pageSize, viewportSize } from './pageSize.ts';

test.each([
  ['width=1200, height=600', 1200, 600],
  ['width=1200,height=600', 1200, 600],
  ['width = 1200 ; height = 600', 1200, 600],
  ['height=600.5 width=1200px', 1200, 600.5],
  ['width=1200, height=600, width=1, height=1', 1200, 600],
])('the viewport %s is %d by %d', (content, width, height) => {
  expect(viewportSize(content)).toEqual({ width, height });
});

test.each(['width=device-width', 'width=0, height=600', 'wide', ''])('the viewport "%s" has no size', (content) => {
  expect(viewportSize(content)).toBeUndefined();
});

const page = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');

test('the first viewport that states a size is used', () => {
  const metas =
    '<meta name="viewport" content="initial-scale=1"><meta name="viewport" content="width=10,height=20"><meta name="viewport" content="width=1,height=2">';
  expect(pageSize(page(metas))).toEqual({ width: 10, height: 20 });
});

test('the size of a drawing is its view box, or its own width and height', () => {
  expect(pageSize(page('<svg viewBox="0 0 844 1200"></svg>'))).toEqual({ width: 844, height: 1200 });
  expect(pageSize(page('<svg width="300" height="150px"></svg>'))).toEqual({ width: 300, height: 150 });
  expect(pageSize(page('<p>Text</p>'))).toBeUndefined();
});
