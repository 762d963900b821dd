import type { Track } from '../../narration/Track.ts';
import { findTrackAt } from '../../narration/timeline.ts';
import type { Locator } from '../../place/Locator.ts';
import type { LanguagePlayer } from './languagePlayer.ts';

/** The options of the start. */
export interface StartPlaceOptions {
  readonly player: Pick<LanguagePlayer, 'run'>;
  readonly isShown: (track: Track) => boolean;
  /** The last position of the user. */
  readonly resumeAt: Locator | undefined;
}

/** Creates the place from which a narration starts: the last position or a bookmark, until playback starts. */
export function createStartPlace({ player, isShown, resumeAt: last }: StartPlaceOptions) {
  let resumeAt = last;
  return {
    /** Starts from another place; undefined for the page as it is then. */
    set: (locator: Locator | undefined) => {
      resumeAt = locator;
    },
    play: (): Promise<void> =>
      player.run(async ({ tracks, play, playFrom }) => {
        // The position counts as long as it is on the page.
        const at = resumeAt ? findTrackAt(resumeAt, tracks, isShown) : -1;
        const time = resumeAt?.timeOffset;
        resumeAt = undefined;
        if (at >= 0) await playFrom(at, time);
        else await play();
      }),
  };
}
