import type { ReadingSession } from '../../events/readingEvents.ts';
import { languagesOf } from '../../narration/languages.ts';
import { findMatchingTrack } from '../../narration/timeline.ts';
import type { Publication } from '../../publication/Publication.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';
import type { LanguageChoice } from './languageChoice.ts';
import type { LanguagePlayer } from './languagePlayer.ts';
import type { NarratedPages } from './narratedPages.ts';

/** The options of the switch. */
export interface LanguageSwitchOptions {
  readonly languages: LanguageChoice;
  readonly player: LanguagePlayer;
  readonly pages: Pick<NarratedPages, 'highlight'>;
  readonly state: State<ReaderState>;
  readonly session: Pick<ReadingSession, 'audioLanguageChanged'>;
  readonly pause: () => void;
  readonly publication: Pick<Publication, 'narrations'>;
  /** True if the host allows picture-in-picture for this book. */
  readonly hasWindow: boolean;
}

/** Creates the switch from one language of a narration to another, by the user or by a lock. */
export function createLanguageSwitch(options: LanguageSwitchOptions) {
  const { languages, player, pages, state, session, pause, hasWindow } = options;
  const { narrations } = options.publication;
  state.change({
    narrations: narrations.map(({ language }) => language),
    languages: languagesOf(narrations, hasWindow),
    language: languages.preferred(),
  });

  // A new policy may lock the language that is played: one that is open takes its place.
  const stopWatchingLocks = languages.watchLocks((stoppedBy) => {
    pause();
    player.discard();
    pages.highlight(undefined);
    state.change({ language: languages.preferred(), playing: false, waiting: false, recording: undefined, stoppedBy });
  });
  return {
    /** Changes the language; playback goes on with the same text. */
    choose: async (language: string): Promise<void> => {
      if (language === state.get().language || languages.isLocked(language)) return;
      const before = player.current()?.current();
      const wasPlaying = state.get().playing;
      languages.prefer(language);
      session.audioLanguageChanged(language);
      player.discard();
      state.change({ language, playing: false, waiting: false, recording: undefined });
      if (!wasPlaying) {
        pages.highlight(undefined);
        return player.showSigner();
      }
      await player.run(async ({ tracks, play, playFrom }) => {
        const index = before ? findMatchingTrack(before.track, tracks) : -1;
        if (index >= 0) await playFrom(index);
        else await play();
      });
    },
    close: stopWatchingLocks,
  };
}
