import type { MediaDeck } from './mediaDeck.ts';
import type { SmilPages, TracksOnPage } from './smilPages.ts';
import { type Track, usesTextToSpeech } from './Track.ts';
import { followsWithoutSeek, nextStep, turnPageAt } from './timeline.ts';

/** The overlap at the end of a recording, in s: better than a silence after it. Timers are late by some ms. */
const overlap = 0.015;

/** How much earlier than its first sound a sentence is marked, in s: timers are late by that much, and the mark needs a frame to be seen. */
const ahead = 0.004;

/** The clip that is narrated, and the moments of its recording at which something is due. Times are seconds in the file. */
export interface CurrentClip {
  /** Undefined until the first clip begins. */
  readonly index: () => number | undefined;
  readonly track: () => Track | undefined;
  /** Makes a track the current one, and computes its moments for the page as it is now. */
  readonly begin: (index: number) => void;
  /** Computes the moment of the next page turn for the page as it is now. */
  readonly measure: () => void;
  /** Returns whether the text at a second of a track is on the page. */
  readonly isOnPage: (track: Track, second: number) => boolean;
  /** Returns the second of a track at which the page starts. */
  readonly secondOf: (track: Track) => number;
  readonly clear: () => void;
  readonly endOf: (track: Track) => number;
  /** Returns the moment at which the next track follows: its end, or a little earlier if the recording continues into the next one. */
  readonly overAt: (track: Track) => number;
  /** Returns the next moment of a track: its end, the page turn, or the start of the next recording. */
  readonly dueAt: (track: Track) => number;
  /** Returns true once, when the rest of the text is on the next page. */
  readonly takeTurn: (time: number) => boolean;
  /** Returns the next recording once, when it is time to start it: it is heard when this clip ends. */
  readonly takeLead: (track: Track, time: number) => string | undefined;
  /** Returns the clip that the recording is in, as far as it continued from one to the next. */
  readonly heardAt: (from: number, time: number) => number;
}

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

/** Creates the current clip of a narration. */
export function createCurrentClip(options: CurrentClipOptions): CurrentClip {
  const { tracks, duration, startsAfter, pages, onPage, settings, onTrack } = options;
  let at: number | undefined;
  let turnAt: number | undefined;
  /** The next recording, if it follows on the same page and was not started yet. */
  let leads: string | undefined;

  const endOf = ({ audio: { clipEnd } }: Track): number => Math.min(clipEnd, duration() || Number.POSITIVE_INFINITY);
  const overAt = (track: Track): number => {
    const following = at === undefined ? undefined : tracks[at + 1];
    const continues = following !== undefined && followsWithoutSeek(track, following);
    return endOf(track) - (continues ? ahead * settings().rate : 0);
  };
  const leadAt = (track: Track): number =>
    leads === undefined ? Number.POSITIVE_INFINITY : endOf(track) - (startsAfter() + overlap) * settings().rate;
  const recordingAfter = (index: number, { audio }: Track): string | undefined => {
    const step = nextStep(index, onPage.indexes(), settings().autoPageTurn, tracks);
    const next = step.kind === 'track' ? tracks[step.index] : undefined;
    return next && !usesTextToSpeech(next) && next.audio.url !== audio.url ? next.audio.url : undefined;
  };

  const measure = (): void => {
    turnAt = undefined;
    const track = at === undefined ? undefined : tracks[at];
    const part = track && pages.shown(track);
    if (part && settings().autoPageTurn && !usesTextToSpeech(track)) turnAt = turnPageAt(track, endOf(track), part.before, part.on);
  };

  return {
    index: () => at,
    track: () => (at === undefined ? undefined : tracks[at]),
    begin: (index) => {
      const track = tracks[index];
      if (!track) return;
      at = index;
      measure();
      leads = recordingAfter(index, track);
      onTrack(turnAt === undefined ? track : { ...track, audio: { ...track.audio, turnPageAt: turnAt } });
    },
    measure,
    isOnPage: (track, second) => {
      const part = pages.shown(track);
      const { clipBegin } = track.audio;
      const share = (second - clipBegin) / (endOf(track) - clipBegin);
      return part !== undefined && part.on > 0 && share >= part.before && share < part.before + part.on;
    },
    secondOf: (track) => {
      const { clipBegin, clipEnd } = track.audio;
      return Number.isFinite(clipEnd) ? clipBegin + (clipEnd - clipBegin) * (pages.shown(track)?.before ?? 0) : clipBegin;
    },
    clear: () => {
      at = undefined;
    },
    endOf,
    overAt,
    dueAt: (track) => Math.min(overAt(track), turnAt ?? Number.POSITIVE_INFINITY, leadAt(track)),
    takeTurn: (time) => {
      const isDue = turnAt !== undefined && time >= turnAt;
      if (isDue) turnAt = undefined;
      return isDue;
    },
    takeLead: (track, time) => {
      const lead = time >= leadAt(track) ? leads : undefined;
      if (lead !== undefined) leads = undefined;
      return lead;
    },
    heardAt: (from, time) => {
      let index = from;
      for (let track = tracks[index], next = tracks[index + 1]; track && next; track = next, next = tracks[index + 1]) {
        if (!followsWithoutSeek(track, next) || time < endOf(track)) break;
        index += 1;
      }
      return index;
    },
  };
}
