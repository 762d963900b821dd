import { describe, expect, test } from 'vitest';
import { isTruncated, pageCount, rangeOf } from './pageSizes.ts';

describe('the pager', () => {
  test('the pager numbers the visible rows across all pages', () => {
    expect(rangeOf(3, 25, 7)).toEqual({ from: 51, to: 57 });
    expect(rangeOf(1, -1, 1000)).toEqual({ from: 1, to: 1000 });
  });

  test('the pager counts the pages only when the total is known', () => {
    expect(pageCount(101, 25)).toBe(5);
    expect(pageCount(2540, -1)).toBe(1);
    expect(pageCount(undefined, 25)).toBeUndefined();
  });

  test('the pager reports that "all rows" is truncated when there are more than a thousand', () => {
    expect(isTruncated(1001, -1)).toBe(true);
    expect(isTruncated(1000, -1)).toBe(false);
    expect(isTruncated(5000, 100)).toBe(false);
  });
});
