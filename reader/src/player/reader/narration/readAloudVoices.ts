import { languageKey, voiceFor } from '../../narration/voices.ts';
import type { SpeechEngine } from '../../read-aloud/createSpeaker.ts';
import type { ReadAloudState } from '../../read-aloud/ReadAloudState.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { State } from '../../state/createState.ts';
import type { ReaderState } from '../ReaderState.ts';

/** The options of the voices. */
export interface ReadAloudVoicesOptions {
  readonly engine: Pick<SpeechEngine, 'getVoices' | 'addEventListener' | 'removeEventListener'>;
  readonly settings: SettingsStore;
  readonly state: State<ReaderState>;
  /** The language of the book (BCP 47). */
  readonly language: string;
}

/** Creates the voices of the device and the languages of the text that they read, and keeps both in the state of the reader. */
export function createReadAloudVoices({ engine, settings, state, language }: ReadAloudVoicesOptions) {
  /** The languages whose missing voice was reported. */
  const reported = new Set<string>();
  const change = (part: Partial<ReadAloudState>) => {
    const { readAloud } = state.get();
    if (readAloud) state.change({ readAloud: { ...readAloud, ...part } });
  };
  const find = (tag: string) => voiceFor(engine.getVoices(), tag, settings.get().voices);
  const localVoices = () => engine.getVoices().filter(({ localService }) => localService);
  const addLanguage = (tag: string) => {
    const languages = state.get().readAloud?.languages ?? [];
    if (!languages.some((known) => languageKey(known) === languageKey(tag))) change({ languages: [...languages, tag] });
  };
  const updateVoices = () => change({ voices: localVoices(), hasVoice: find(language) !== undefined });
  state.change({ readAloud: { isActive: false, languages: [language], voices: [], hasVoice: false, skipped: undefined } });
  updateVoices();
  // Browsers load their voices after the page.
  engine.addEventListener('voiceschanged', updateVoices);
  return {
    /** Reports that the user has started the voice, or stopped it. */
    setActive: (isActive: boolean) => {
      if (state.get().readAloud?.isActive !== isActive) change({ isActive });
    },
    /** Returns the voice for a language; undefined if there is none. */
    find,
    /** Adds a language that the text has. */
    addLanguage,
    /** Reports a language whose text is skipped, once. */
    skip: (tag: string) => {
      const key = languageKey(tag);
      if (reported.has(key)) return;
      reported.add(key);
      addLanguage(tag);
      change({ skipped: tag });
    },
    close: () => engine.removeEventListener('voiceschanged', updateVoices),
  };
}
