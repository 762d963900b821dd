import { expect, test, vi } from 'vitest';
import type { ShownPart } from '../stage/views/PageView.ts';
import { fakeTrack } from '../testing/fakeNarration.ts';
import { createCurrentClip } from './currentClip.ts';
import type { Track } from './Track.ts';

const inFile = (track: Track, url: string, clipEnd = track.audio.clipEnd): Track => ({ ...track, audio: { ...track.audio, url, clipEnd } });
const [first, second] = [fakeTrack(0, 'a'), fakeTrack(0, 'b', 4)];

/** The clips of a page, of which `shown` is how much of the first text it shows. */
function page(
  tracks: readonly Track[],
  { shown = { before: 0, on: 1 }, autoPageTurn = true }: { shown?: ShownPart; autoPageTurn?: boolean } = {},
) {
  const onTrack = vi.fn();
  const clip = createCurrentClip({
    tracks,
    duration: () => 60,
    startsAfter: () => 0.19,
    pages: { shown: () => shown },
    onPage: { indexes: () => tracks.map((_, index) => index) },
    settings: () => ({ rate: 2, autoPageTurn }),
    onTrack,
  });
  return { clip, onTrack };
}

test('a clip is due at its end, and one to the end of its file at the end of the recording', () => {
  const whole = inFile(first, 'whole.mp3', Number.POSITIVE_INFINITY);
  expect(page([first]).clip.dueAt(first)).toBe(4);
  expect(page([whole]).clip.dueAt(whole)).toBe(60);
});

test('a sentence of the same recording is marked 4 ms of listening before its first sound, one of another recording at the end', () => {
  const going = page([first, second]).clip;
  going.begin(0);
  expect(going.dueAt(first)).toBeCloseTo(3.992, 6);
  const ending = page([first, inFile(second, 'next.mp3')]).clip;
  ending.begin(0);
  expect(ending.overAt(first)).toBe(4);
});

test('a page turns once, when the part of the text on it is read', () => {
  const { clip, onTrack } = page([first, second], { shown: { before: 0, on: 0.5 } });
  clip.begin(0);
  expect(onTrack).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ audio: expect.objectContaining({ turnPageAt: 2 }) }));
  expect(clip.dueAt(first)).toBe(2);
  expect([1.9, 2, 2.1].map(clip.takeTurn)).toEqual([false, true, false]);
});

test('without automatic page turns no page turns within a text', () => {
  const { clip, onTrack } = page([first], { shown: { before: 0, on: 0.5 }, autoPageTurn: false });
  clip.begin(0);
  expect(onTrack).toHaveBeenCalledExactlyOnceWith(first);
  expect(clip.takeTurn(3.9)).toBe(false);
});

test('the next recording starts once, so early that it is heard when this one ends', () => {
  const { clip } = page([first, inFile(second, 'next.mp3')]);
  clip.begin(0);
  // It takes 0.19 s to start and overlaps by 0.015 s, at double speed.
  expect(clip.dueAt(first)).toBeCloseTo(3.59);
  expect([3.58, 3.6, 3.7].map((time) => clip.takeLead(first, time))).toEqual([undefined, 'next.mp3', undefined]);
});

test('a recording that goes on in the same file is not started again', () => {
  const { clip } = page([first, second]);
  clip.begin(0);
  expect(clip.takeLead(first, 3.99)).toBeUndefined();
});

test('after a sleep the clip is the one that the recording has come to, as far as it was not interrupted', () => {
  const { clip } = page([first, second, fakeTrack(0, 'c', 8), fakeTrack(0, 'd', 20)]);
  expect([3, 5, 9, 25].map((time) => clip.heardAt(0, time))).toEqual([0, 1, 2, 2]);
});

test('a clip is the current one until it is cleared', () => {
  const { clip } = page([first, second]);
  expect([clip.index(), clip.track()]).toEqual([undefined, undefined]);
  clip.begin(1);
  clip.begin(7);
  expect([clip.index(), clip.track()]).toEqual([1, second]);
  clip.clear();
  expect([clip.index(), clip.track()]).toEqual([undefined, undefined]);
});
