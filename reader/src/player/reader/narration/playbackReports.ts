import type { ReadingSession } from '../../events/readingEvents.ts';
import { createMediaSession } from '../../narration/mediaSession.ts';
import type { PlaybackState } from '../../playback/createPlayback.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';

/** The options of the reports. */
export interface PlaybackReportsOptions {
  readonly title: string;
  readonly state: State<ReaderState>;
  readonly settings: SettingsStore;
  readonly session: ReadingSession;
  /** The commands of media keys, headsets and lock screens. */
  readonly commands: Parameters<typeof createMediaSession>[1];
  /** Called when playback is paused or has ended. */
  readonly onPaused: () => void;
  /** Called after each change of a setting. */
  readonly onSettings: () => void;
}

/** Reports the playback of a book, recorded or read aloud: in the state of the reader, to the system and as events of the session. */
export function createPlaybackReports({ title, state, settings, session, commands, onPaused, onSettings }: PlaybackReportsOptions) {
  const media = createMediaSession(title, commands);
  let rate = settings.get().playbackRate;
  const stopWatching = settings.subscribe(() => {
    onSettings();
    const next = settings.get().playbackRate;
    if (next !== rate) {
      rate = next;
      session.audioRateSet(next);
    }
  });
  return {
    onState: ({ playing, waiting }: PlaybackState) => {
      const before = state.get().playing;
      state.change({ playing, waiting });
      if (playing && !before) session.audioStarted();
      if (!playing && before) {
        session.audioPaused();
        onPaused();
      }
      media.setPlaying(playing);
    },
    close: () => {
      stopWatching();
      media.close();
    },
  };
}
