import { createPlayback, type PlaybackOptions, type Player } from '../playback/createPlayback.ts';
import type { SpokenPosition } from './spokenPages.ts';
import { createSpokenText, type SpokenTextOptions } from './spokenText.ts';

/** The options of a player. */
export interface ReadAloudPlayerOptions extends SpokenTextOptions, Pick<PlaybackOptions, 'timers' | 'onState'> {}

/** A player that reads the sentences of a book aloud, one after the other. */
export interface ReadAloudPlayer extends Player {
  /** Pauses after the current sentence. */
  readonly pauseAfterSentence: () => void;
  readonly playFrom: (position: SpokenPosition, offset?: number) => Promise<void>;
}

/** Creates the player of a book that has no narration. */
export function createReadAloudPlayer({ timers, onState, ...options }: ReadAloudPlayerOptions): ReadAloudPlayer {
  const { pages, settings, onError } = options;
  const { source, voice, findNext } = createSpokenText(options);
  const playback = createPlayback(source, {
    timers,
    autoPageTurn: () => settings().autoPageTurn,
    onState,
    onError: (cause) => onError(new Error('The playback failed', { cause })),
  });

  /** Goes back to the last sentence before those on the screen. */
  const turnBack = (): Promise<void> =>
    playback.start(async (run) => {
      if ((await run.until(pages.turn('backward'))) !== 'turned') return playback.readPage();
      const index = pages.shown().at(-1);
      const last = index === undefined ? undefined : findNext({ index, sentence: pages.sentences(index).length }, -1);
      return last ? playback.playFrom(last) : turnBack();
    });

  return {
    play: playback.play,
    pause: playback.pause,
    pauseAfterSentence: () => {
      if (playback.isPlaying() && !voice.endSoon()) playback.stop(voice.place());
    },
    playFrom: (position, offset = 0) => playback.playFrom({ position, offset }),
    step: (by) => {
      const here = source.resume();
      const next = here && findNext(here.position, by);
      if (next) return playback.playFrom(next);
      if (!here) return playback.readPage();
      return by === 1 ? playback.turnOn(here) : turnBack();
    },
    pageTurned: playback.pageTurned,
    apply: voice.apply,
    close: playback.close,
  };
}
