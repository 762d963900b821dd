import { expect, test, vi } from 'vitest';
import { slideLeaves, slideSign } from './slideLeaves.ts';
import type { PageView } from './views/PageView.ts';

test('reader §4: the next page slides in from the end of the line, reversed in right-to-left books', {
  tags: ['reader §4 Pages.1', 'reader §4 Pages.2'],
}, () => {
  expect([slideSign('forward', 'ltr'), slideSign('backward', 'ltr')]).toEqual([1, -1]);
  expect([slideSign('forward', 'rtl'), slideSign('backward', 'rtl')]).toEqual([-1, 1]);
});

test('reader §9: a page slides for half a second, and the old one is removed afterwards', { tags: ['reader §9.44'] }, async () => {
  const leaf = () => {
    const animate = vi.fn(() => ({ finished: Promise.resolve() }));
    // Only the parent of a page's frame, the leaf, is used.
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
