import { expect, test, vi } from 'vitest';
import { fakeItem } from '../testing/fakeOpenBook.ts';
import { findChapterMarks } from './chapterMarks.ts';
import { locationsOf } from './locations.ts';

const body = (parts: readonly string[]) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body>${parts.map((id) => `<h1 id="${id}">${id}</h1><p>${'x'.repeat(2040)}</p>`).join('')}</body></html>`;
const items = [fakeItem(0), fakeItem(1)];
const [first, second] = [body(['a', 'b']), body(['c'])];
const locations = [first, second].flatMap((page, index) =>
  locationsOf(new DOMParser().parseFromString(page, 'application/xhtml+xml').documentElement, `/6/${(index + 1) * 2}`),
);
const chapter = (path: string) => ({ href: path && `https://books.example/b/${path}`, label: path, chapters: [] });

test('chapters have their marks where they start, and only a document with several of them is read', async () => {
  const text = vi.fn(async () => first);
  const contents = [chapter('0.xhtml#a'), chapter('0.xhtml#b'), { ...chapter(''), chapters: [chapter('1.xhtml')] }];
  expect(locations).toHaveLength(6);
  expect(await findChapterMarks(contents, items, locations, { text })).toEqual([0, 0.2, 0.8].map((mark) => expect.closeTo(mark, 1)));
  expect(text).toHaveBeenCalledExactlyOnceWith('https://books.example/b/0.xhtml', 'low');
});

test('a document that cannot be read has one mark', async () => {
  const text = async () => Promise.reject(new Error('gone'));
  expect(await findChapterMarks([chapter('0.xhtml#a'), chapter('0.xhtml#b')], items, locations, { text })).toEqual([0]);
});

test('without chapters or locations there are no marks', async () => {
  expect(await findChapterMarks([], items, locations, { text: async () => '' })).toEqual([]);
  expect(await findChapterMarks([chapter('0.xhtml')], items, [], { text: async () => '' })).toEqual([]);
});
