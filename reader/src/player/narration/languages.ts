import type { NarrationSource } from '../publication/Publication.ts';

/** The finger languages: signs as support of speech, and sign language (reader §9). */
const fingerLanguages = ['takk', 'tsp'] as const;

/** Whether a narration is signed: it is a video. */
export const isFingerLanguage = (language: string): language is (typeof fingerLanguages)[number] =>
  fingerLanguages.some((one) => one === language);

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
