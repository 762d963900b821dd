import { claimSpeech } from './speechOwner.ts';

/** The settings of text-to-speech. */
interface SpeechSettings {
  /** BCP 47; empty if unknown. */
  readonly language: string;
  readonly rate: number;
  readonly volume: number;
}

/** An error of text-to-speech. */
class SpeechError extends Error {
  override readonly name = 'SpeechError';
}

/** Speaks a text by text-to-speech; settles when it is spoken or the signal aborts it. @throws SpeechError */
export function speakText(text: string, { language, rate, volume }: SpeechSettings, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    if (language) utterance.lang = language;
    utterance.rate = rate;
    utterance.volume = volume;
    utterance.onend = () => resolve();
    utterance.onerror = ({ error }) => (signal.aborted ? resolve() : reject(new SpeechError(`The text could not be said: ${error}`)));
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel();
      resolve();
    });
    claimSpeech(speechSynthesis, () => {
      speechSynthesis.cancel();
      reject(new SpeechError('Another reader speaks'));
    });
    speechSynthesis.speak(utterance);
  });
}

/** Plays a media element of the page itself to its end. */
export function playInPage(
  media: HTMLMediaElement,
  { rate, volume }: Omit<SpeechSettings, 'language'>,
  signal: AbortSignal,
): Promise<void> {
  media.currentTime = 0;
  media.playbackRate = rate;
  media.volume = volume;
  return new Promise((resolve, reject) => {
    const stop = () => {
      media.pause();
      resolve();
    };
    signal.addEventListener('abort', stop);
    media.addEventListener('ended', () => resolve(), { once: true, signal });
    media.play().catch(reject);
  });
}
