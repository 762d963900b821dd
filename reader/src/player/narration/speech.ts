/** How the system's voice is to say something. */
interface SpeechSettings {
  /** BCP 47; empty where it is not known. */
  readonly language: string;
  readonly rate: number;
  readonly volume: number;
}

/** The system's voice failed. */
class SpeechError extends Error {
  override readonly name = 'SpeechError';
}

/** Says a text by the system's voice; settles when it is said or the signal ends it. @throws SpeechError */
export function sayText(text: string, { language, rate, volume }: SpeechSettings, signal: AbortSignal): Promise<void> {
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
    speechSynthesis.speak(utterance);
  });
}

/** Plays a recording or a film that stands in the page itself, to its end. */
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
