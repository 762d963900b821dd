import { claimSpeech } from '../narration/speechOwner.ts';
import type { Timers } from '../playback/timers.ts';

/** The speech synthesis of the browser, as far as it is used: its own pause does not work everywhere. */
export type SpeechEngine = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'resume' | 'speaking' | 'pending' | 'paused' | 'getVoices' | 'addEventListener' | 'removeEventListener'
>;

/** A text for a voice. */
export interface Speech {
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
  readonly voice: SpeechSynthesisVoice;
  /** 0.5 to 2. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
  /** Called with the position of each word when it is heard, if the voice reports it, and its length if the browser knows it. */
  readonly onWord: (position: number, length: number | undefined) => void;
  readonly onEnd: () => void;
  readonly onError: (error: Error) => void;
}

/** Speaks one text at a time. */
export interface Speaker {
  /** Speaks a text in place of the current one. Nothing of it comes later than the call, as browsers speak at first within a gesture only. */
  readonly speak: (speech: Speech) => void;
  readonly stop: () => void;
}

/** The options of a speaker. */
export interface SpeakerOptions {
  readonly engine: SpeechEngine;
  readonly createUtterance: (text: string) => SpeechSynthesisUtterance;
  readonly timers: Timers;
  /** Called when another reader, or another script of the page, has taken the voice. */
  readonly onLost: () => void;
}

/** An error of a voice. */
class VoiceError extends Error {
  override readonly name = 'VoiceError';
}

/** The rest after a text that was cancelled, in ms: some browsers drop what is spoken at once after it. */
const restAfterCancel = 60;

/** The longest time, in ms, that a voice needs to start, and for each letter at the speed 1. */
const longest = { start: 5000, letter: 150 } as const;

/** How often a voice that takes longer is given the same time again, as long as the browser says that it speaks. */
const extensions = 2;

/**
 * Creates a speaker, which copes with what browsers do: events of a cancelled text, a text after it that is dropped, an end that is never
 * reported, and a voice that never starts.
 */
export function createSpeaker({ engine, createUtterance, timers, onLost }: SpeakerOptions): Speaker {
  /** The current text. It is held until its end: browsers drop the events of one that nothing refers to. */
  let current: SpeechSynthesisUtterance | undefined;
  let cancelledAt = Number.NEGATIVE_INFINITY;
  let cancelTimer = () => {};
  let claim: ReturnType<typeof claimSpeech> | undefined;

  const cancel = () => {
    engine.cancel();
    cancelledAt = timers.now();
  };
  const stop = () => {
    cancelTimer();
    if (!current) return;
    // Before the event that the browser makes of it.
    current = undefined;
    cancel();
  };
  const lose = () => {
    stop();
    onLost();
  };

  function start({ text, language, voice, rate, volume, onWord, onEnd, onError }: Speech): void {
    const spoken = createUtterance(text);
    current = spoken;
    let hasStarted = false;
    let extended = 0;
    const finish = (then: () => void) => {
      if (current !== spoken) return;
      current = undefined;
      cancelTimer();
      then();
    };
    /** Watches the rest of the text. */
    const watch = (letters: number) => {
      cancelTimer();
      cancelTimer = timers.after(longest.start + (letters * longest.letter) / rate, () => {
        if (engine.speaking && hasStarted && extended < extensions) {
          extended += 1;
          watch(letters);
          return;
        }
        finish(() => {
          cancel();
          if (hasStarted) onEnd();
          else onError(new VoiceError('The voice did not start'));
        });
      });
    };
    const hear = (letters: number) => {
      hasStarted = true;
      watch(letters);
    };
    Object.assign(spoken, { lang: voice.lang.replaceAll('_', '-') || language, voice, rate, volume });
    spoken.onstart = () => {
      if (current === spoken) hear(text.length);
    };
    spoken.onboundary = ({ name, charIndex, charLength }) => {
      if (current !== spoken || (name !== 'word' && name !== '') || charIndex >= text.length) return;
      hear(text.length - charIndex);
      onWord(charIndex, charLength || undefined);
    };
    spoken.onend = () => finish(onEnd);
    spoken.onerror = ({ error }) =>
      finish(() => {
        if (error === 'canceled' || error === 'interrupted') onLost();
        else onError(new VoiceError(`The text could not be spoken: ${error}`));
      });
    watch(text.length);
    // Another script may have paused it, and nothing would be heard.
    if (engine.paused) engine.resume();
    engine.speak(spoken);
  }

  return {
    speak: (speech) => {
      const isBusy = engine.speaking || engine.pending;
      stop();
      if (!claim?.isOwner()) claim = claimSpeech(engine, lose);
      // Also what another reader or another script of the page says.
      if (isBusy) cancel();
      const rest = cancelledAt + restAfterCancel - timers.now();
      if (rest > 0) cancelTimer = timers.after(rest, () => start(speech));
      else start(speech);
    },
    stop,
  };
}
