import type { Locator } from '../place/Locator.ts';
import type { ReadingDirection, SpineItem } from '../publication/Publication.ts';
import { leavesOf } from '../stage/leaves.ts';
import type { Track } from './Track.ts';

/** Two clips of one file with a shorter gap than this, in s, play without a seek: a seek takes longer than the gap. */
const shortPause = 0.3;

/** Returns whether a clip starts where another one ends, in the same file. */
export const followsWithoutSeek = (from: Track, to: Track): boolean =>
  from.audio.url === to.audio.url &&
  to.audio.clipBegin - from.audio.clipEnd < shortPause &&
  to.audio.clipBegin - from.audio.clipEnd > -0.05;

/**
 * Sorts the tracks of each SMIL file by the spine; within a document they keep the order of their file, and within a spread too: a picture book tells
 * its story across both pages. The width of the window changes no order. Tracks of unknown documents are left out.
 */
export function inReadingOrder(files: readonly (readonly Track[])[], items: readonly SpineItem[], direction: ReadingDirection): Track[] {
  const order = new Map(items.map(({ href, index }) => [href, index]));
  const leaves = leavesOf(items, direction, true).map(({ pages }) => pages.map(({ item }) => item.index));
  /** The first document of the spread that one is on. */
  const startOf = new Map(leaves.flatMap((indexes) => indexes.map((index) => [index, Math.min(...indexes)] as const)));
  return files
    .flatMap((tracks, file) => {
      const placed = tracks.flatMap((track, at) => {
        const index = order.get(track.text.srcFile);
        return index === undefined ? [] : [{ track, index, start: startOf.get(index) ?? index, file, at }];
      });
      const firsts = new Map<number, number>();
      for (const { start, index } of placed) firsts.set(start, Math.min(index, firsts.get(start) ?? index));
      // Two files of one spread follow its pages.
      return placed.map((one) => ({ ...one, first: firsts.get(one.start) ?? one.index }));
    })
    .sort((one, other) => one.start - other.start || one.first - other.first || one.file - other.file || one.at - other.at)
    .map(({ track }) => track);
}

/**
 * Finds the track of the same text in another narration, so that a change of language keeps the position; the first one of the document if
 * the text has none.
 */
export function findMatchingTrack(track: Track, tracks: readonly Track[]): number {
  const same = tracks.findIndex(({ text }) => text.srcFile === track.text.srcFile && text.srcFragmentId === track.text.srcFragmentId);
  return same >= 0 ? same : tracks.findIndex(({ text }) => text.srcFile === track.text.srcFile);
}

/** Finds the track on the page that was playing at a locator; -1 if none was. */
export function findTrackAt({ URI = '', timeOffset: time }: Locator, tracks: readonly Track[], isShown: (track: Track) => boolean): number {
  if (!time) return -1;
  const file = URI.split('#')[0] ?? '';
  return tracks.findIndex(
    (track) => track.text.srcFile.endsWith(file) && track.audio.clipBegin <= time && time < track.audio.clipEnd && isShown(track),
  );
}

/** Finds the track that is heard at a second of a recording: the one that is over the second, or the last one before it; -1 if there is none. */
export function findTrackOfRecording(url: string, second: number, tracks: readonly Track[]): number {
  const last = tracks.findLastIndex(({ audio }) => audio.url === url && audio.clipBegin <= second);
  return last >= 0 ? last : tracks.findIndex(({ audio }) => audio.url === url);
}

/** An element of a page, with those around it. */
interface PageElement {
  readonly id: string;
  readonly parentElement: PageElement | null;
}

/** Finds the track of the innermost narrated element around an element of a document; -1 if there is none. */
export function findTrackAround(element: PageElement, href: string | undefined, tracks: readonly Track[]): number {
  for (let around: PageElement | null = element; around; around = around.parentElement) {
    const { id } = around;
    const found = id ? tracks.findIndex(({ text }) => text.srcFile === href && text.srcFragmentId === id) : -1;
    if (found >= 0) return found;
  }
  return -1;
}

/** Returns whether a narration comes back to one of the documents of a clip and the next one: it goes to and fro between the pages of a spread. */
export function goesToAndFro(index: number, tracks: readonly Track[]): boolean {
  const [here, there] = [tracks[index]?.text.srcFile, tracks[index + 1]?.text.srcFile];
  if (there === undefined || here === there) return false;
  return tracks.some(({ text }, at) => (at < index && text.srcFile === there) || (at > index + 1 && text.srcFile === here));
}

/**
 * Returns the track after a clip: the next one on the page; undefined if none remains (reader §4). Where a narration goes to and fro between the
 * pages of a spread, of which one is shown, the next track is on the other.
 * @param onPage the indexes of the tracks that start on the shown page, in their order.
 */
export function nextTrack(index: number, onPage: readonly number[], autoPageTurn: boolean, tracks: readonly Track[]): number | undefined {
  const next = onPage.find((candidate) => candidate > index);
  return autoPageTurn && next !== index + 1 && goesToAndFro(index, tracks) ? index + 1 : next;
}

/**
 * Returns the second in the file at which the rest of a text is on the next page; undefined if all of it is on this one.
 * @param before the share of the text before the page, from 0 to 1.
 * @param on the share of the text on the page.
 */
export function turnPageAt({ audio: { clipBegin } }: Track, clipEnd: number, before: number, on: number): number | undefined {
  const shown = before + on;
  if (on <= 0 || shown >= 0.98 || !Number.isFinite(clipEnd)) return undefined;
  return clipBegin + (clipEnd - clipBegin) * shown;
}
