import { describe, expect, test } from 'vitest';
import { isCut, pageCount, rangeOf } from './pageSizes.ts';

describe('the pager', () => {
  test('counts the rows on show through all pages', () => {
    expect(rangeOf(3, 25, 7)).toEqual({ from: 51, to: 57 });
    expect(rangeOf(1, -1, 1000)).toEqual({ from: 1, to: 1000 });
  });

  test('counts the pages, as far as the total is known', () => {
    expect(pageCount(101, 25)).toBe(5);
    expect(pageCount(2540, -1)).toBe(1);
    expect(pageCount(undefined, 25)).toBeUndefined();
  });

  test('knows that all rows are not all where there are more than a thousand', () => {
    expect(isCut(1001, -1)).toBe(true);
    expect(isCut(1000, -1)).toBe(false);
    expect(isCut(5000, 100)).toBe(false);
  });
});
