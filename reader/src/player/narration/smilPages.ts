import type { ShownPart } from '../stage/views/PageView.ts';
import type { Track } from './Track.ts';

/** The pages that a narration reads from. */
export interface SmilPages {
  /** Returns how much of a track's text is before and on the screen; undefined if its document is not shown. */
  readonly shown: (track: Track) => ShownPart | undefined;
  /** Shows the text of a track. */
  readonly show: (track: Track) => Promise<void>;
  /** Turns the page; `failed` if the next page cannot be loaded. */
  readonly turn: () => Promise<'turned' | 'end' | 'failed'>;
  /** Returns a value that changes with every shown page and layout. */
  readonly version: () => unknown;
}

/** The tracks whose text starts on the shown page, or has more of itself there than before it. */
export type TracksOnPage = ReturnType<typeof createTracksOnPage>;

/** Creates the tracks on the shown page; they are found once for each page and layout. */
export function createTracksOnPage(tracks: readonly Track[], { shown, version }: Pick<SmilPages, 'shown' | 'version'>) {
  let knownFor: unknown;
  let known: readonly number[] = [];
  const has = (track: Track): boolean => {
    const part = shown(track);
    return part !== undefined && part.before < part.on;
  };
  return {
    has,
    /** Returns their indexes, in their order. */
    indexes: (): readonly number[] => {
      const now = version();
      if (knownFor !== now || now === undefined) {
        known = tracks.flatMap((track, index) => (has(track) ? [index] : []));
        knownFor = now;
      }
      return known;
    },
  };
}
