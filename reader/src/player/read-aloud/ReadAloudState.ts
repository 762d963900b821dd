import type { Voice } from '../narration/voices.ts';

/** Reading aloud by the voices of the device, in the state of a reader. */
export interface ReadAloudState {
  /** True from its start until the user stops it: the book has the controls of a narrated one. */
  readonly isActive: boolean;
  /** The languages of the text as far as it was read, that of the book first (BCP 47). */
  readonly languages: readonly string[];
  /** The voices of the device; those that send the text to a server are not among them. */
  readonly voices: readonly Voice[];
  /** True if there is a voice for the language of the book. */
  readonly hasVoice: boolean;
  /** The language of a passage that was skipped because there is no voice for it, until the user has read it. */
  readonly skipped: string | undefined;
}

/** What only a voice of the device can do. */
export interface ReadAloudCommands {
  /** Stops the voice, and takes its controls away. */
  readonly stop: () => void;
  /** Speaks a sentence of the page in a language, or the name of the language, with the voice that is chosen for it. */
  readonly tryVoice: (language: string) => void;
}
