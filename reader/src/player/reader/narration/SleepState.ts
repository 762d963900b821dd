/** The choices of the sleep timer: minutes, or the end of the chapter. */
export const sleepChoices = [5, 15, 30, 60, 'chapter'] as const;

/** A choice of the sleep timer. */
export type SleepChoice = (typeof sleepChoices)[number];

/** A sleep timer that runs, or has paused the book. */
export interface SleepState {
  /** Undefined if it has paused the book, until the user has read it. */
  readonly choice: SleepChoice | undefined;
  /** The minutes until it pauses the book, rounded up; undefined for the end of the chapter. */
  readonly minutesLeft: number | undefined;
}
