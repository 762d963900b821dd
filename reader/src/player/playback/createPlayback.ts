import { createRuns, type Run } from './runs.ts';
import type { Timers } from './timers.ts';

/** The time that a page with nothing to be heard is shown, in ms (reader §9). */
const silentPageTime = 3000;

/** The run that plays a place of the book, and what its source reports of it. */
export interface PlaybackRun<Place> extends Run {
  /** Reports that the sound is waited for, or comes. */
  readonly setWaiting: (waiting: boolean) => void;
  /** Plays from another place instead. */
  readonly playFrom: (place: Place) => void;
  /** Reports that a place was heard to its end: playback goes on after it. */
  readonly end: (place: Place) => void;
  /** Pauses at a place. */
  readonly stop: (place: Place) => void;
  /** Pauses because of an error, which is reported. */
  readonly fail: (error: unknown) => void;
}

/** What a playback reads: the recordings of a book, or its text by a voice. It knows the place that is heard, or was heard last. */
export interface PlaybackSource<Place> {
  /** Returns where to go on if the text that was heard last is on the page. */
  readonly resume: () => Place | undefined;
  /** Finds the first place on the page, after another one if it is given; undefined if it has none. */
  readonly findOnPage: (after?: Place) => Place | undefined;
  /** Returns whether a page without a place after another one belongs to what was heard, and is no page to look at. */
  readonly isPageHeard: (after: Place) => boolean;
  /** Returns the place after another one on the page; undefined if none remains. */
  readonly next: (after: Place) => Place | undefined;
  /** Starts to play a place, and shows its text. What can be heard at once is started within the call, as some browsers play within a gesture only. */
  readonly begin: (place: Place, run: PlaybackRun<Place>) => Promise<void>;
  /** Adapts what is heard to the page that the user turned to; returns false if its text is not there. */
  readonly adapt: () => boolean;
  readonly silence: () => void;
  /** Marks a place as the one to play next; undefined leaves none. */
  readonly rest: (place: Place | undefined) => void;
  /** Removes the mark of what was heard last. */
  readonly unmark: () => void;
  /** Turns to the next page; `failed` if it cannot be loaded. */
  readonly turn: () => Promise<'turned' | 'end' | 'failed'>;
}

/** What a playback does now. */
export interface PlaybackState {
  readonly playing: boolean;
  /** True while it plays and the sound does not come yet. */
  readonly waiting: boolean;
}

/** A player of a book. */
export interface Player {
  /** Goes on where it was paused if that is on the page, otherwise with the first place of the page. */
  readonly play: () => Promise<void>;
  readonly pause: () => void;
  /** Goes to the previous or next sentence. */
  readonly step: (by: -1 | 1) => Promise<void>;
  /** Reports that the user turned the page: playback follows. */
  readonly pageTurned: () => Promise<void>;
  /** Applies settings that have changed to what is heard. */
  readonly apply: () => void;
  readonly close: () => void;
}

/** The options of a playback. */
export interface PlaybackOptions {
  readonly timers: Timers;
  readonly autoPageTurn: () => boolean;
  readonly onState: (state: PlaybackState) => void;
  /** Called with playback errors (reader §8: logged only). */
  readonly onError: (error: unknown) => void;
}

/** Creates the playback of a book, page by page (reader §4). Each start aborts what was going on. */
export function createPlayback<Place>(source: PlaybackSource<Place>, { timers, autoPageTurn, onState, onError }: PlaybackOptions) {
  let state: PlaybackState = { playing: false, waiting: false };
  /** True from the start of a place to its end. */
  let isHeard = false;
  const fail = (error: unknown) => {
    halt();
    onError(error);
  };
  const runs = createRuns(timers, fail);

  const setState = (playing: boolean, waiting = false) => {
    if (state.playing === playing && state.waiting === waiting) return;
    state = { playing, waiting };
    onState(state);
  };
  const setWaiting = (waiting: boolean) => {
    if (state.playing) setState(true, waiting);
  };
  const setPlaying = ({ signal }: Run) => {
    setState(true);
    // Whoever hears that it plays may have paused it.
    signal.throwIfAborted();
  };
  const silence = () => {
    isHeard = false;
    runs.abort();
    source.silence();
  };
  const halt = () => {
    silence();
    setState(false);
  };
  const stop = (place: Place | undefined) => {
    silence();
    source.rest(place);
    setState(false);
  };
  const start = (task: (run: Run) => void | Promise<void>): Promise<void> => {
    silence();
    return runs.start(task);
  };

  function playFrom(place: Place): Promise<void> {
    return runs.start((run) => {
      isHeard = true;
      setPlaying(run);
      return source.begin(place, { ...run, setWaiting, playFrom, end: goOn, stop, fail });
    });
  }

  /** Goes on after a place: with the next one on the page, the next page, or the start of this one, paused (reader §4). */
  function goOn(after: Place): void {
    const next = source.next(after);
    if (next !== undefined) void playFrom(next);
    else if (autoPageTurn()) void turnOn(after);
    else stop(source.findOnPage() ?? after);
  }

  /** Goes to the next page, and waits on one that has nothing to be heard (reader §4). */
  function turnOn(after?: Place): Promise<void> {
    return start(async (run) => {
      const turned = await run.until(source.turn());
      if (turned === 'turned') return readPage(after);
      halt();
      // A page that failed to load may load later: playback goes on after the last place.
      if (turned === 'end') source.rest(undefined);
    });
  }

  function readPage(after?: Place): Promise<void> {
    return start((run) => {
      setPlaying(run);
      const first = source.findOnPage(after);
      if (first !== undefined) return playFrom(first);
      if (autoPageTurn() && after !== undefined && source.isPageHeard(after)) return turnOn(after);
      source.unmark();
      if (autoPageTurn()) run.wait(silentPageTime, () => void turnOn(after));
      else halt();
    });
  }

  return {
    isPlaying: () => state.playing,
    setWaiting,
    play: (): Promise<void> => {
      const place = source.resume();
      return place === undefined ? readPage() : playFrom(place);
    },
    pause: () => {
      if (state.playing) halt();
    },
    stop,
    playFrom,
    readPage,
    turnOn,
    /** Does something else instead of what is going on. */
    start,
    /** Reports that the user turned the page: playback follows. */
    pageTurned: async (): Promise<void> => {
      if (state.playing && !(isHeard && source.adapt())) await readPage();
    },
    /** Ends it without a report. */
    close: () => {
      silence();
      state = { playing: false, waiting: false };
    },
  };
}
