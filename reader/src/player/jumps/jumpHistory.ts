import type { StageTarget } from '../stage/Stage.ts';

/** A place that the user left by a jump, and the names that the way back to it can have. */
export interface JumpPlace {
  readonly target: StageTarget;
  /** Its page number, if the book has any. */
  readonly page: string | undefined;
  /** The title of its chapter. */
  readonly chapter: string | undefined;
}

/** Jumps that follow each other and count as one: those of a slider, of the keys Home and End, and of one search. */
export type JumpSeries = 'slider' | 'edge' | `search ${string}`;

/** The jumps of the user within the book, which can be taken back (as in Apple Books and Kindle); it is not the history of the browser. */
export interface JumpHistory {
  /** The places that the user left, the latest last. */
  readonly back: readonly JumpPlace[];
  /** The places that the user has gone back from, the latest last. */
  readonly forward: readonly JumpPlace[];
  /** The series of the last jump, which the next one may continue. */
  readonly series: JumpSeries | undefined;
  /** The number of pages turned since the last jump. */
  readonly turns: number;
  /** True if the user has closed the way back that was offered. */
  readonly isDismissed: boolean;
}

/** The history of a book that has just been opened. */
export const noJumps: JumpHistory = { back: [], forward: [], series: undefined, turns: 0, isDismissed: false };

/** The number of places that are remembered in each direction. */
const maxPlaces = 50;

/** The number of page turns after which the user reads on, and the way back is not offered any more; its keys go on working. */
const turnsOfReadingOn = 3;

const added = (places: readonly JumpPlace[], place: JumpPlace): readonly JumpPlace[] => [...places, place].slice(-maxPlaces);

/** Returns the history after a jump from a place. A jump that continues a series adds no place: the way back leads to the start of the series. */
export function afterJump(history: JumpHistory, from: JumpPlace, series?: JumpSeries): JumpHistory {
  if (series !== undefined && series === history.series) return { ...history, forward: [], turns: 0 };
  return { back: added(history.back, from), forward: [], series, turns: 0, isDismissed: false };
}

/** Returns the history after the user went back from a place; unchanged if there is no way back. */
export const afterBack = (history: JumpHistory, from: JumpPlace): JumpHistory =>
  history.back.length === 0 ? history : { ...noJumps, back: history.back.slice(0, -1), forward: added(history.forward, from) };

/** Returns the history after the user went forward from a place; unchanged if there is no way forward. */
export const afterForward = (history: JumpHistory, from: JumpPlace): JumpHistory =>
  history.forward.length === 0 ? history : { ...noJumps, back: added(history.back, from), forward: history.forward.slice(0, -1) };

/** Returns the history after a page turn, which ends each series but that of a search: the user may read between two results. */
export function afterTurn(history: JumpHistory): JumpHistory {
  if (history.back.length + history.forward.length === 0) return history;
  const series = history.series?.startsWith('search') ? history.series : undefined;
  return { ...history, turns: history.turns + 1, series };
}

/** Returns whether the ways back and forward are offered on the screen. */
export const isOffered = ({ back, forward, turns, isDismissed }: JumpHistory): boolean =>
  !isDismissed && turns < turnsOfReadingOn && back.length + forward.length > 0;
