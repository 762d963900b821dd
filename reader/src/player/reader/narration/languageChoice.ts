import { chosenLanguage, lockOf, mainLanguage } from '../../narration/languages.ts';
import type { DeckSource } from '../../narration/mediaLoader.ts';
import type { LockedMedia } from '../../network/EntitlementError.ts';
import type { BookFiles } from '../../publication/BookFiles.ts';
import type { NarrationSource } from '../../publication/Publication.ts';
import { preferredLanguageAfter, type SettingsStore } from '../../settings/settings.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';

/** The languages of a book's narrations: which one the user prefers, and which ones the policy locks. */
export interface LanguageChoice {
  /** Returns the language to narrate in: the user's choice, or the main one, as far as they are not locked. */
  readonly preferred: () => string | undefined;
  /** Stores a language as the user's choice. */
  readonly prefer: (language: string) => void;
  readonly isLocked: (language: string) => boolean;
  /** Returns the recordings of a language; a policy may lock it while one of them is renewed. */
  readonly recordingsOf: (language: string) => DeckSource;
  /** Calls a function when a new policy locks the current language, or may open one if there is none; returns a function that stops it. */
  readonly watchLocks: (onLocked: (lock: LockedMedia | undefined) => void) => () => void;
}

/** The options of the choice. */
export interface LanguageChoiceOptions {
  readonly narrations: readonly NarrationSource[];
  /** The main language that the host names. */
  readonly mainLanguage: string | undefined;
  readonly files: Pick<BookFiles, 'loadableUrl' | 'renewedUrl'>;
  readonly settings: SettingsStore;
  readonly state: State<ReaderState>;
}

/** Creates the choice of a narration's language. */
export function createLanguageChoice({ narrations, mainLanguage: given, files, settings, state }: LanguageChoiceOptions): LanguageChoice {
  const main = mainLanguage(narrations, given);
  const isLocked = (language: string): boolean => lockOf(language, state.get().locked) !== undefined;

  return {
    preferred: () => {
      const open = narrations.filter(({ language }) => !isLocked(language));
      return chosenLanguage(open, settings.get().preferredLanguage, mainLanguage(open, given));
    },
    prefer: (language) => settings.change({ preferredLanguage: preferredLanguageAfter(language, main) }),
    isLocked,
    recordingsOf: (language) => {
      const unlessLocked = async (request: () => Promise<string | undefined>) => {
        const url = isLocked(language) ? undefined : await request();
        return isLocked(language) ? undefined : url;
      };
      return {
        loadableUrl: (url) => unlessLocked(() => files.loadableUrl(url)),
        renewedUrl: (src) => unlessLocked(() => files.renewedUrl(src)),
      };
    },
    watchLocks: (onLocked) => {
      let applied = state.get().locked;
      return state.subscribe(() => {
        const { locked, language } = state.get();
        if (locked === applied) return;
        applied = locked;
        const lock = language === undefined ? undefined : lockOf(language, locked);
        if (language === undefined || lock) onLocked(lock);
      });
    },
  };
}
