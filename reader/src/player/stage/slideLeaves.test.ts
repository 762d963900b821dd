import { expect, test, vi } from 'vitest';
import type { PageView } from './PageView.ts';
import { slideLeaves, slideSign } from './slideLeaves.ts';

test('reader §4: the next page comes from the end of the line, so the slide is reversed in books that are read from right to left', () => {
  expect([slideSign('forward', 'ltr'), slideSign('backward', 'ltr')]).toEqual([1, -1]);
  expect([slideSign('forward', 'rtl'), slideSign('backward', 'rtl')]).toEqual([-1, 1]);
});

test('reader §9: a page slides for half a second, and the old one leaves after it', async () => {
  const leaf = () => {
    const animate = vi.fn(() => ({ finished: Promise.resolve() }));
    // Of a page no more is used than the leaf that it lies on.
    return { animate, views: [{ frame: { parentElement: { animate } } }] as unknown as PageView[] };
  };
  const [before, next] = [leaf(), leaf()];
  await new Promise<void>((resolve) => slideLeaves(before.views, next.views, 'forward', 'rtl', resolve));
  expect(next.animate).toHaveBeenCalledExactlyOnceWith(
    [{ transform: 'translateX(-100%)' }, { transform: 'none' }],
    expect.objectContaining({ duration: 500 }),
  );
  expect(before.animate).toHaveBeenCalledExactlyOnceWith(
    [{ transform: 'none' }, { transform: 'translateX(100%)' }],
    expect.objectContaining({ duration: 500 }),
  );
});
