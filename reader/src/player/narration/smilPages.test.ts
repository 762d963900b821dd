import { expect, test, vi } from 'vitest';
import type { ShownPart } from '../stage/views/PageView.ts';
import { fakeTrack } from '../testing/fakeNarration.ts';
import { createTracksOnPage } from './smilPages.ts';

const tracks = ['a', 'b', 'c', 'd'].map((fragment) => fakeTrack(0, fragment));

test('a text belongs to the page that shows it, unless half of it was on the page before', () => {
  const parts: Record<string, ShownPart> = { a: { before: 0.5, on: 0.5 }, b: { before: 0.4, on: 0.6 }, c: { before: 0, on: 0 } };
  const onPage = createTracksOnPage(tracks, { shown: ({ text }) => parts[text.srcFragmentId], version: () => undefined });
  expect(onPage.indexes()).toEqual([1]);
  expect(tracks.map(onPage.has)).toEqual([false, true, false, false]);
});

test('the texts of a page are searched once, and again after each turn and layout', () => {
  let page = 0;
  const shown = vi.fn(() => ({ before: 0, on: 1 }));
  const onPage = createTracksOnPage(tracks, { shown, version: () => page });
  onPage.indexes();
  onPage.indexes();
  expect(shown).toHaveBeenCalledTimes(4);
  page = 1;
  onPage.indexes();
  expect(shown).toHaveBeenCalledTimes(8);
});
