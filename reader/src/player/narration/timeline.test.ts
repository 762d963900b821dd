import { describe, expect, test } from 'vitest';
import type { SpineItem } from '../publication/Publication.ts';
import type { Track } from './Track.ts';
import { findMatchingTrack, findTrackAround, findTrackAt, followsWithoutSeek, inReadingOrder, nextTrack, turnPageAt } from './timeline.ts';

const track = (fragment: string, clipBegin: number, clipEnd: number, file = 'one', media = 'one.mp3'): Track => ({
  audio: { src: media, url: `https://b.example/${media}`, baseMediaUrl: 'https://b.example/', clipBegin, clipEnd },
  text: { src: `${file}#${fragment}`, srcFile: `https://b.example/${file}`, srcFragmentId: fragment },
});
const item = (index: number, name: string): SpineItem => ({
  index,
  idref: name,
  href: `https://b.example/${name}`,
  mediaType: 'application/xhtml+xml',
  linear: true,
  layout: 'reflowable',
  scrolls: false,
  side: undefined,
  spreads: true,
  cfiBase: '/6/2',
  overlay: undefined,
});

describe('a clip that follows another one', () => {
  test.each([
    [0, true],
    [0.2, true],
    [0.4, false],
    [-1, false],
  ])('a clip that starts %d s after the previous one plays without a seek: %s', (pause, follows) => {
    expect(followsWithoutSeek(track('a', 0, 2), track('b', 2 + pause, 4))).toBe(follows);
  });

  test('a clip in another file never plays without a seek', () => {
    expect(followsWithoutSeek(track('a', 0, 2), track('b', 2, 4, 'one', 'two.mp3'))).toBe(false);
  });
});

test('tracks follow the spine, and keep their own order within a document', () => {
  const tracks = [track('b1', 0, 1, 'two'), track('a2', 1, 2, 'one'), track('a1', 2, 3, 'one'), track('x', 0, 1, 'unknown')];
  const ordered = inReadingOrder([tracks], [item(0, 'one'), item(1, 'two')], 'ltr');
  expect(ordered.map(({ text }) => text.srcFragmentId)).toEqual(['a2', 'a1', 'b1']);
});

describe('the tracks of a spread', () => {
  const drawn = ['cover', 'left', 'right', 'end'].map((name, index) => ({ ...item(index, name), layout: 'pre-paginated' as const }));
  const read = (direction: 'ltr' | 'rtl', ...files: Track[][]) =>
    inReadingOrder(files, drawn, direction).map(({ text }) => text.srcFragmentId);

  test.each(['ltr', 'rtl'] as const)('the tracks of a spread keep the order of their file across its pages, %s', (direction) => {
    const tracks = [track('e', 0, 1, 'end'), ...['l1', 'r1', 'l2'].map((id) => track(id, 0, 1, id.startsWith('l') ? 'left' : 'right'))];
    expect(read(direction, [...tracks, track('c', 0, 1, 'cover')])).toEqual(['c', 'l1', 'r1', 'l2', 'e']);
  });

  test('two files of one spread follow its pages, whatever their own order', () => {
    expect(read('ltr', [track('r', 0, 1, 'right')], [track('l', 0, 1, 'left')])).toEqual(['l', 'r']);
  });
});

test('a change of language keeps the position by fragment, or by document if the fragment has no clip', () => {
  const other = [track('s1', 0, 1), track('s2', 1, 2)];
  expect(findMatchingTrack(track('s2', 7, 9), other)).toBe(1);
  expect(findMatchingTrack(track('s9', 7, 9), other)).toBe(0);
  expect(findMatchingTrack(track('s1', 0, 1, 'elsewhere'), other)).toBe(-1);
});

describe('at the end of a clip', () => {
  const onePage = Array.from({ length: 6 }, (_, at) => track(String(at), at, at + 1));
  const toAndFro = ['left', 'right', 'left', 'right'].map((file, at) => track(String(at), at, at + 1, file));

  test('a narration that goes to and fro goes to the other page of its spread, and in its place stays on one without auto page turn', () => {
    expect([nextTrack(0, [0, 2], true, toAndFro), nextTrack(2, [0, 2], true, toAndFro)]).toEqual([1, 3]);
    expect([nextTrack(3, [1, 3], true, toAndFro), nextTrack(0, [0, 2], false, toAndFro)]).toEqual([undefined, 2]);
  });

  test('reader §4: at the end of a clip the next track on the page plays', { tags: ['reader §4 Playback.2'] }, () => {
    expect(nextTrack(3, [2, 3, 4], true, onePage)).toBe(4);
  });

  test.each([true, false])('no track remains after the last clip of a page, with auto page turn: %s', (autoPageTurn) => {
    expect(nextTrack(4, [2, 3, 4], autoPageTurn, onePage)).toBeUndefined();
  });
});

test('turnPageAt is the share of the clip that is shown on the page', () => {
  expect(turnPageAt(track('a', 10, 20), 20, 0, 0.6)).toBeCloseTo(16);
  expect(turnPageAt(track('a', 10, 20), 20, 0.4, 0.6)).toBeUndefined();
  expect(turnPageAt(track('a', 10, 20), 20, 0, 1)).toBeUndefined();
  expect(turnPageAt(track('a', 10, Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY, 0, 0.5)).toBeUndefined();
});

test('the track of a position is the one on the page that was playing in its document at that second', () => {
  const tracks = [track('a', 0, 4), track('b', 4, 8), track('a', 4, 8, 'two'), track('c', 0, 9, 'one', 'other.mp3')];
  const find = (URI: string, timeOffset?: number, isShown = (_: Track) => true) =>
    findTrackAt({ ncxRef: URI, URI, ...(timeOffset === undefined ? {} : { timeOffset }) }, tracks, isShown);
  expect([find('one#b', 4), find('one', 3.999), find('two', 7.999), find('two', 8), find('two', 3.999)]).toEqual([1, 0, 2, -1, -1]);
  expect([find('one', 0), find('one')]).toEqual([-1, -1]);
  // Two recordings have this second: the one whose text is on the page.
  expect(find('one', 3, ({ text }) => text.srcFragmentId === 'c')).toBe(3);
});

test('a tap plays the innermost narrated text around it, in its own document', () => {
  const tracks = [track('paragraph', 0, 4), track('word', 4, 8), track('other', 0, 4, 'two')];
  const paragraph = { id: 'paragraph', parentElement: { id: '', parentElement: null } };
  const word = { id: 'word', parentElement: paragraph };
  const around = (element: Parameters<typeof findTrackAround>[0]) => findTrackAround(element, 'https://b.example/one', tracks);
  expect([{ id: '', parentElement: word }, word, paragraph].map(around)).toEqual([1, 1, 0]);
  expect([{ id: 'other', parentElement: null }, paragraph.parentElement].map(around)).toEqual([-1, -1]);
});
