import type { LockedMedia } from '../network/EntitlementError.ts';
import type { NarrationSource } from '../publication/Publication.ts';

/** The finger languages: sign-supported speech, and sign language (reader §9). */
const fingerLanguages = ['takk', 'tsp'] as const;

/** Returns whether a narration is signed, and so a video. */
export const isFingerLanguage = (language: string): language is (typeof fingerLanguages)[number] =>
  fingerLanguages.some((one) => one === language);

/** Returns what locks the narration in a language for the user; undefined if nothing does. */
export const lockOf = (language: string, locked: readonly LockedMedia[]): LockedMedia | undefined =>
  isFingerLanguage(language) ? locked.find(({ media }) => media === 'signLanguage') : undefined;

/** Returns whether sign language is locked. */
export const isSignLocked = (locked: readonly LockedMedia[]): boolean => lockOf('tsp', locked) !== undefined;

/** The narration languages of a book by kind (reader §3, Settings); the main one first. */
export interface NarrationLanguages {
  readonly audio: readonly string[];
  readonly video: readonly string[];
  /** Those whose video floats in its own window above the book. */
  readonly pictureInPicture: readonly string[];
}

/** Groups the narrations of a book by kind; the host may disable the window for a book (reader §1). */
export function languagesOf(narrations: readonly NarrationSource[], hasWindow: boolean): NarrationLanguages {
  const all = narrations.map(({ language }) => language);
  const video = all.filter(isFingerLanguage);
  return { audio: all.filter((language) => !isFingerLanguage(language)), video, pictureInPicture: hasWindow ? video : [] };
}

const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/** Finds the narration of a language: exactly, or by its primary subtag (`sv` for `sv-SE`). */
export const findNarration = (narrations: readonly NarrationSource[], language: string | undefined): NarrationSource | undefined =>
  language === undefined
    ? undefined
    : (narrations.find((narration) => narration.language === language.toLowerCase()) ??
      narrations.find((narration) => primary(narration.language) === primary(language)));

/** Returns the main language of a book: the one that the host names, otherwise that of the book's overlays. */
export const mainLanguage = (narrations: readonly NarrationSource[], given: string | undefined): string | undefined =>
  (findNarration(narrations, given) ?? narrations[0])?.language;

/** Returns the language to narrate in: the preferred one if the book has it, otherwise the main one (reader §4). */
export const chosenLanguage = (
  narrations: readonly NarrationSource[],
  preferred: string | undefined,
  main: string | undefined,
): string | undefined => findNarration(narrations, preferred)?.language ?? main;
