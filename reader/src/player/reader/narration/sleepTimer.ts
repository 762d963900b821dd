import type { Timers } from '../../playback/timers.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';
import type { SleepChoice } from './SleepState.ts';

/** The timer that pauses the book for somebody who falls asleep. It is not stored. */
export interface SleepTimer {
  /** Starts the timer; undefined ends it. */
  readonly choose: (choice: SleepChoice | undefined) => void;
  /** Reports that the user has moved: the chapter that is heard next is the one that counts. */
  readonly moved: () => void;
  /** Returns whether playback may go on with a text of a chapter, which is heard next; false if it ends there. @param chapter the href of its entry of the contents. */
  readonly mayGoOn: (chapter: string | undefined) => boolean;
  readonly close: () => void;
}

/** The options of a sleep timer. */
export interface SleepTimerOptions {
  readonly state: State<ReaderState>;
  readonly timers: Timers;
  /** Called when the time is over: the book is to be paused gently. */
  readonly onTimeOver: () => void;
}

const minute = 60_000;

/** Creates the sleep timer of a reader. Its time passes while the book is heard. */
export function createSleepTimer({ state, timers, onTimeOver }: SleepTimerOptions): SleepTimer {
  let left = 0;
  /** The moment since which the book has been heard. */
  let since: number | undefined;
  let chapterHeard: { readonly chapter: string | undefined } | undefined;
  let cancel = () => {};

  const isTimed = () => typeof state.get().sleep?.choice === 'number';
  /** Takes the time that has passed. */
  const count = () => {
    cancel();
    const now = timers.now();
    if (since !== undefined) left -= now - since;
    since = state.get().playing && isTimed() ? now : undefined;
  };
  const finish = () => state.change({ sleep: { choice: undefined, minutesLeft: undefined } });
  const tick = () => {
    const { sleep } = state.get();
    if (!sleep || typeof sleep.choice !== 'number') return;
    count();
    if (left <= 0) {
      since = undefined;
      finish();
      onTimeOver();
      return;
    }
    const minutesLeft = Math.ceil(left / minute);
    if (minutesLeft !== sleep.minutesLeft) state.change({ sleep: { ...sleep, minutesLeft } });
    if (since !== undefined) cancel = timers.after(left - (minutesLeft - 1) * minute, tick);
  };
  let wasPlaying = state.get().playing;
  const stopWatching = state.subscribe(() => {
    const { playing, sleep } = state.get();
    if (playing === wasPlaying) return;
    wasPlaying = playing;
    // Whoever plays on has read the notice.
    if (playing && sleep && sleep.choice === undefined) state.change({ sleep: undefined });
    tick();
  });

  return {
    choose: (choice) => {
      cancel();
      since = undefined;
      if (choice === undefined) return state.change({ sleep: undefined });
      left = typeof choice === 'number' ? choice * minute : 0;
      state.change({ sleep: { choice, minutesLeft: typeof choice === 'number' ? choice : undefined } });
      tick();
    },
    moved: () => {
      chapterHeard = undefined;
    },
    mayGoOn: (chapter) => {
      const before = chapterHeard;
      chapterHeard = { chapter };
      if (state.get().sleep?.choice !== 'chapter' || !before || before.chapter === chapter) return true;
      finish();
      return false;
    },
    close: () => {
      cancel();
      stopWatching();
    },
  };
}
