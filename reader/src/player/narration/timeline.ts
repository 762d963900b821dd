import type { SpineItem } from '../publication/Publication.ts';
import type { Track } from './Track.ts';

/** Two clips of one file with less than this between them, in s, are heard without a seek: a seek costs more than the pause. */
const shortPause = 0.3;

/** Whether a clip goes on where another one ends, in the same file. */
export const rollsOn = (from: Track, to: Track): boolean =>
  from.audio.url === to.audio.url &&
  to.audio.clipBegin - from.audio.clipEnd < shortPause &&
  to.audio.clipBegin - from.audio.clipEnd > -0.05;

/** The tracks in the order of the spine; within a document they keep the order of their files. Those of no document of the book are left out. */
export function inReadingOrder(tracks: readonly Track[], items: readonly SpineItem[]): Track[] {
  const order = new Map(items.map(({ address, index }) => [address, index]));
  return tracks
    .flatMap((track, at) => {
      const index = order.get(track.text.srcFile);
      return index === undefined ? [] : [{ track, index, at }];
    })
    .sort((one, other) => one.index - other.index || one.at - other.at)
    .map(({ track }) => track);
}

/** The track of the same text in another narration, so that a change of language keeps the place; the first of the document if the text has none. */
export function counterpart(track: Track, tracks: readonly Track[]): number {
  const same = tracks.findIndex(({ text }) => text.srcFile === track.text.srcFile && text.srcFragmentId === track.text.srcFragmentId);
  return same >= 0 ? same : tracks.findIndex(({ text }) => text.srcFile === track.text.srcFile);
}

/** What comes after a clip: the next clip, another page, or the first clip of this page with a pause (reader §4, Playback). */
export type NextStep =
  | { readonly kind: 'track'; readonly index: number }
  | { readonly kind: 'turn' }
  | { readonly kind: 'restart'; readonly index: number };

/**
 * Decides what comes after a clip (reader §4): the next track on the page; if none remains, the next page with auto page turn, otherwise the
 * first track of the page, paused.
 * @param onPage the indices of the tracks that begin on the page that is shown, in their order.
 */
export function stepAfter(index: number, onPage: readonly number[], autoPageTurn: boolean): NextStep {
  const next = onPage.find((candidate) => candidate > index);
  if (next !== undefined) return { kind: 'track', index: next };
  return autoPageTurn ? { kind: 'turn' } : { kind: 'restart', index: onPage[0] ?? index };
}

/**
 * The second in the file at which what is left of a text is on the next page; undefined where all of it is on this one.
 * @param before how much of the text stands before the page, from 0 to 1.
 * @param on how much of it stands on the page.
 */
export function turnPageAt({ audio: { clipBegin } }: Track, clipEnd: number, before: number, on: number): number | undefined {
  const shown = before + on;
  if (on <= 0 || shown >= 0.98 || !Number.isFinite(clipEnd)) return undefined;
  return clipBegin + (clipEnd - clipBegin) * shown;
}
