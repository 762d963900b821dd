/** The commands of media keys, headsets and lock screens. */
interface MediaCommands {
  readonly play: () => void;
  readonly pause: () => void;
  readonly step: (by: -1 | 1) => void;
}

/** The narration as the system shows it, for example on a lock screen. */
export interface MediaSessionHandle {
  readonly setPlaying: (playing: boolean) => void;
  readonly close: () => void;
}

const actions = ['play', 'pause', 'previoustrack', 'nexttrack'] as const;

/** Registers the narration with the Media Session API and receives its commands; of several readers the one that plays has them. */
export function createMediaSession(title: string, { play, pause, step }: MediaCommands): MediaSessionHandle {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
  const handlers = { play, pause, previoustrack: () => step(-1), nexttrack: () => step(1) };
  let isClaimed = false;
  return {
    setPlaying: (playing) => {
      if (!session || (!playing && !isClaimed)) return;
      if (playing && !isClaimed) {
        isClaimed = true;
        session.metadata = new MediaMetadata({ title });
        for (const action of actions) session.setActionHandler(action, handlers[action]);
      }
      session.playbackState = playing ? 'playing' : 'paused';
    },
    close: () => {
      if (!session || !isClaimed) return;
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of actions) session.setActionHandler(action, null);
    },
  };
}
