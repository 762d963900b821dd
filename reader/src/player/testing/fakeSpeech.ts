import type { SpeechEngine } from '../read-aloud/createSpeaker.ts';

/** Returns a voice that makes no sound. */
export const fakeVoice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  voiceURI: `voice:${lang}`,
  name: `Voice ${lang}`,
  lang,
  localService: true,
  default: false,
  ...more,
});

/** A text that waits for a stand-in of a voice. */
class FakeUtterance extends EventTarget implements SpeechSynthesisUtterance {
  lang = '';
  pitch = 1;
  rate = 1;
  volume = 1;
  voice: SpeechSynthesisVoice | null = null;
  onboundary: SpeechSynthesisUtterance['onboundary'] = null;
  onend: SpeechSynthesisUtterance['onend'] = null;
  onerror: SpeechSynthesisUtterance['onerror'] = null;
  onmark: SpeechSynthesisUtterance['onmark'] = null;
  onpause: SpeechSynthesisUtterance['onpause'] = null;
  onresume: SpeechSynthesisUtterance['onresume'] = null;
  onstart: SpeechSynthesisUtterance['onstart'] = null;
  text: string;
  constructor(text = '') {
    super();
    this.text = text;
  }
}

/** A stand-in for the speech synthesis of a browser, which a test lets speak. No voice is heard. */
export interface FakeSpeech {
  readonly engine: SpeechEngine;
  readonly createUtterance: (text: string) => SpeechSynthesisUtterance;
  /** The texts that were given to a voice, in order. */
  readonly texts: () => string[];
  /** The current text; undefined if nothing is spoken. */
  readonly current: () => SpeechSynthesisUtterance | undefined;
  readonly start: () => void;
  /** Reports that a word of the current text is heard; nothing if the voices report no words. */
  readonly word: (word: string, hasLength?: boolean) => void;
  /** Ends the current text. */
  readonly end: () => void;
  readonly fail: (error: SpeechSynthesisErrorCode) => void;
  /** Breaks off without any event, as some browsers do. */
  readonly vanish: () => void;
  readonly setVoices: (voices: readonly SpeechSynthesisVoice[]) => void;
}

/** Returns a stand-in for the speech synthesis. @param reportsWords whether its voices report each word, as not all do. */
export function fakeSpeech(initialVoices: readonly SpeechSynthesisVoice[], reportsWords = true): FakeSpeech {
  let voices = initialVoices;
  let current: SpeechSynthesisUtterance | undefined;
  const texts: string[] = [];
  const listeners = new EventTarget();
  // Browsers make these events, and tests cannot.
  const event = (more: object) => more as SpeechSynthesisEvent & SpeechSynthesisErrorEvent;
  const take = () => {
    const utterance = current;
    current = undefined;
    return utterance;
  };
  const engine: SpeechEngine = {
    speak: (utterance) => {
      texts.push(utterance.text);
      current = utterance;
    },
    cancel: () => {
      const cancelled = take();
      cancelled?.onerror?.(event({ error: 'interrupted' }));
    },
    resume: () => {},
    get speaking() {
      return current !== undefined;
    },
    pending: false,
    paused: false,
    getVoices: () => [...voices],
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
  };
  return {
    engine,
    createUtterance: (text) => new FakeUtterance(text),
    texts: () => texts,
    current: () => current,
    start: () => current?.onstart?.(event({})),
    word: (word, hasLength = true) => {
      const charIndex = current?.text.indexOf(word) ?? -1;
      if (charIndex < 0) throw new Error(`"${word}" is not in "${current?.text}"`);
      if (!reportsWords) return;
      current?.onboundary?.(event({ name: 'word', charIndex, ...(hasLength && { charLength: word.length }) }));
    },
    end: () => {
      const ended = take();
      ended?.onend?.(event({}));
    },
    fail: (error) => {
      const failed = take();
      failed?.onerror?.(event({ error }));
    },
    vanish: () => {
      take();
    },
    setVoices: (next) => {
      voices = next;
      listeners.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
