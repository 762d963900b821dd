import { claimSpeech } from './speechOwner.ts';
import { voiceFor } from './voices.ts';

/** The settings of text-to-speech. */
interface SpeechSettings {
  /** BCP 47; empty if unknown. */
  readonly language: string;
  readonly rate: number;
  readonly volume: number;
  /** The URIs of the voices that the user has chosen, by language without region. */
  readonly voices: Readonly<Record<string, string>>;
}

/** An error of text-to-speech. */
class SpeechError extends Error {
  override readonly name = 'SpeechError';
}

/** The time for which a text without a voice is shown, in ms: at least, and for each letter at the speed 1. */
const readingTime = { least: 1500, letter: 60 } as const;

/** Speaks a text by a voice of the device; settles when it is spoken or the signal aborts it. @throws SpeechError */
function speakBy(voice: SpeechSynthesisVoice, text: string, { rate, volume }: SpeechSettings, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { lang: voice.lang.replaceAll('_', '-'), voice, rate, volume });
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

/** Waits for a voice as long as reading a text takes, since browsers load their voices after the page; undefined if none comes. */
function awaitVoice(
  find: () => SpeechSynthesisVoice | undefined,
  text: string,
  rate: number,
  signal: AbortSignal,
): Promise<SpeechSynthesisVoice | undefined> {
  return new Promise((resolve) => {
    const finish = (voice?: SpeechSynthesisVoice) => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', look);
      signal.removeEventListener('abort', stop);
      resolve(voice);
    };
    const stop = () => finish();
    const look = () => {
      const voice = find();
      if (voice) finish(voice);
    };
    const timer = setTimeout(stop, Math.max(readingTime.least, text.length * readingTime.letter) / rate);
    speechSynthesis.addEventListener('voiceschanged', look);
    signal.addEventListener('abort', stop);
  });
}

/**
 * Speaks a text by a voice of the device only: the text of a book does not leave it. Without such a voice it settles after the time of reading the text, so that pages do
 * not rush past; also when the signal aborts it. @throws SpeechError
 */
export async function speakText(text: string, settings: SpeechSettings, signal: AbortSignal): Promise<void> {
  const find = () => voiceFor(speechSynthesis.getVoices(), settings.language, settings.voices);
  // A voice that is there speaks within the call, as some browsers speak within a gesture only.
  const voice = find() ?? (await awaitVoice(find, text, settings.rate, signal));
  if (voice && !signal.aborted) await speakBy(voice, text, settings, signal);
}

/** Plays a media element of the page itself to its end. */
export function playInPage(
  media: HTMLMediaElement,
  { rate, volume }: Pick<SpeechSettings, 'rate' | 'volume'>,
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
