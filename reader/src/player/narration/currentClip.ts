import type { MediaDeck } from './mediaDeck.ts';
import type { SmilPages, TracksOnPage } from './smilPages.ts';
import { type Track, usesTextToSpeech } from './Track.ts';
import { followsWithoutSeek, nextTrack, turnPageAt } from './timeline.ts';

/** The overlap at the end of a recording, in s: better than a silence after it. Timers are late by some ms. */
const overlap = 0.015;

/** How much earlier than its first sound a sentence is marked, in s: timers are late by that much, and the mark needs a frame to be seen. */
const ahead = 0.004;

/** The options of the current clip. */
export interface CurrentClipOptions {
  readonly tracks: readonly Track[];
  /** Returns the length of the current file; NaN until it is known. */
  readonly duration: () => number;
  readonly startsAfter: MediaDeck['startsAfter'];
  readonly pages: Pick<SmilPages, 'shown'>;
  readonly onPage: Pick<TracksOnPage, 'indexes'>;
  readonly settings: () => { readonly rate: number; readonly autoPageTurn: boolean };
  readonly onTrack: (track: Track) => void;
}

/** The clip that is narrated, and the moments of its recording at which something is due. Times are seconds in the file. */
export type CurrentClip = ReturnType<typeof createCurrentClip>;

/** Creates the current clip of a narration. */
export function createCurrentClip(options: CurrentClipOptions) {
  const { tracks, duration, startsAfter, pages, onPage, settings, onTrack } = options;
  let at: number | undefined;
  let turnAt: number | undefined;
  /** The next recording, if it follows on the same page and was not started yet. */
  let leads: string | undefined;

  const endOf = ({ audio: { clipEnd } }: Track): number => Math.min(clipEnd, duration() || Number.POSITIVE_INFINITY);
  /** Returns the moment at which the next track follows: its end, or a little earlier if the recording continues into the next one. */
  const overAt = (track: Track): number => {
    const following = at === undefined ? undefined : tracks[at + 1];
    const continues = following !== undefined && followsWithoutSeek(track, following);
    return endOf(track) - (continues ? ahead * settings().rate : 0);
  };
  const leadAt = (track: Track): number =>
    leads === undefined ? Number.POSITIVE_INFINITY : endOf(track) - (startsAfter() + overlap) * settings().rate;
  const recordingAfter = (index: number, { audio }: Track): string | undefined => {
    const next = tracks[nextTrack(index, onPage.indexes(), settings().autoPageTurn, tracks) ?? -1];
    return next && !usesTextToSpeech(next) && next.audio.url !== audio.url ? next.audio.url : undefined;
  };

  /** Computes the moment of the next page turn for the page as it is now. */
  const measure = (): void => {
    turnAt = undefined;
    const track = at === undefined ? undefined : tracks[at];
    const part = track && pages.shown(track);
    if (part && settings().autoPageTurn && !usesTextToSpeech(track)) turnAt = turnPageAt(track, endOf(track), part.before, part.on);
  };

  return {
    /** Undefined until the first clip begins. */
    index: (): number | undefined => at,
    track: (): Track | undefined => (at === undefined ? undefined : tracks[at]),
    /** Makes a track the current one, and computes its moments for the page as it is now. */
    begin: (index: number): void => {
      const track = tracks[index];
      if (!track) return;
      at = index;
      measure();
      leads = recordingAfter(index, track);
      onTrack(turnAt === undefined ? track : { ...track, audio: { ...track.audio, turnPageAt: turnAt } });
    },
    measure,
    /** Returns whether the text at a second of a track is on the page. */
    isOnPage: (track: Track, second: number): boolean => {
      const part = pages.shown(track);
      const { clipBegin } = track.audio;
      const share = (second - clipBegin) / (endOf(track) - clipBegin);
      return part !== undefined && part.on > 0 && share >= part.before && share < part.before + part.on;
    },
    /** Returns the second of a track at which the page starts. */
    secondOf: (track: Track): number => {
      const { clipBegin, clipEnd } = track.audio;
      return Number.isFinite(clipEnd) ? clipBegin + (clipEnd - clipBegin) * (pages.shown(track)?.before ?? 0) : clipBegin;
    },
    clear: (): void => {
      at = undefined;
    },
    endOf,
    overAt,
    /** Returns the next moment of a track: its end, the page turn, or the start of the next recording. */
    dueAt: (track: Track): number => Math.min(overAt(track), turnAt ?? Number.POSITIVE_INFINITY, leadAt(track)),
    /** Returns true once, when the rest of the text is on the next page. */
    takeTurn: (time: number): boolean => {
      const isDue = turnAt !== undefined && time >= turnAt;
      if (isDue) turnAt = undefined;
      return isDue;
    },
    /** Returns the next recording once, when it is time to start it: it is heard when this clip ends. */
    takeLead: (track: Track, time: number): string | undefined => {
      const lead = time >= leadAt(track) ? leads : undefined;
      if (lead !== undefined) leads = undefined;
      return lead;
    },
    /** Returns the clip that the recording is in, as far as it continued from one to the next. */
    heardAt: (from: number, time: number): number => {
      let index = from;
      for (let track = tracks[index], next = tracks[index + 1]; track && next; track = next, next = tracks[index + 1]) {
        if (!followsWithoutSeek(track, next) || time < endOf(track)) break;
        index += 1;
      }
      return index;
    },
  };
}
