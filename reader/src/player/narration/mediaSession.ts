/** What the keys of a keyboard, a headset or a locked screen ask for. */
interface MediaCommands {
  readonly play: () => void;
  readonly pause: () => void;
  readonly step: (by: -1 | 1) => void;
}

/** The narration as the system shows it, on a locked screen for instance. */
export interface AnnouncedMedia {
  readonly tell: (playing: boolean) => void;
  readonly close: () => void;
}

const actions = ['play', 'pause', 'previoustrack', 'nexttrack'] as const;

/** Tells the system what is heard, and takes its commands; of several readers on a page the one that plays has them. */
export function announceMedia(title: string, { play, pause, step }: MediaCommands): AnnouncedMedia {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
  const handlers = { play, pause, previoustrack: () => step(-1), nexttrack: () => step(1) };
  let taken = false;
  return {
    tell: (playing) => {
      if (!session || (!playing && !taken)) return;
      if (playing && !taken) {
        taken = true;
        session.metadata = new MediaMetadata({ title });
        for (const action of actions) session.setActionHandler(action, handlers[action]);
      }
      session.playbackState = playing ? 'playing' : 'paused';
    },
    close: () => {
      if (!session || !taken) return;
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of actions) session.setActionHandler(action, null);
    },
  };
}
