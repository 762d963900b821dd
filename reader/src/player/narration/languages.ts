import type { NarrationSource } from '../publication/Publication.ts';

/** The finger languages: signs as support of speech, and sign language (reader §9). */
const fingerLanguages = ['takk', 'tsp'] as const;

/** Whether a narration is signed: it is a video. */
export const isFingerLanguage = (language: string): language is (typeof fingerLanguages)[number] =>
  fingerLanguages.some((one) => one === language);

/** The languages of a book's narrations by what they are given as (reader §3, Settings); the main one first. */
export interface NarrationLanguages {
  readonly audio: readonly string[];
  readonly video: readonly string[];
  /** Those whose video floats in a window of its own above the book. */
  readonly pictureInPicture: readonly string[];
}

/** Sorts the narrations of a book by what they are given as; the host may keep the window away from a book (reader §1). */
export function languagesOf(narrations: readonly NarrationSource[], hasWindow: boolean): NarrationLanguages {
  const all = narrations.map(({ language }) => language);
  const video = all.filter(isFingerLanguage);
  return { audio: all.filter((language) => !isFingerLanguage(language)), video, pictureInPicture: hasWindow ? video : [] };
}

const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/** The narration that a language names: exactly, or by its first part (`sv` for `sv-SE`). */
export const narrationIn = (narrations: readonly NarrationSource[], language: string | undefined): NarrationSource | undefined =>
  language === undefined
    ? undefined
    : (narrations.find((narration) => narration.language === language.toLowerCase()) ??
      narrations.find((narration) => primary(narration.language) === primary(language)));

/** The main language of a book: what the host says of the book, and else that of its own overlays. */
export const mainLanguage = (narrations: readonly NarrationSource[], given: string | undefined): string | undefined =>
  (narrationIn(narrations, given) ?? narrations[0])?.language;

/** The language to narrate in: the preferred one where the book has it, and else the main one (reader §4). */
export const chosenLanguage = (
  narrations: readonly NarrationSource[],
  preferred: string | undefined,
  main: string | undefined,
): string | undefined => narrationIn(narrations, preferred)?.language ?? main;
