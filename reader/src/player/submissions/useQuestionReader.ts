import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { voiceFor } from '../narration/voices.ts';
import { browserTimers } from '../playback/timers.ts';
import { createSpeaker, type Speaker } from '../read-aloud/createSpeaker.ts';
import type { SettingsStore } from '../settings/settings.ts';

/** Reads the questions of a form aloud, one at a time. */
export interface QuestionReader {
  /** The key of the question that is read. */
  readonly reading: string | undefined;
  /** Reads a question in place of the one before, or stops it. */
  readonly toggle: (key: string, text: string) => void;
}

interface QuestionReaderOptions {
  /** The language of the questions (BCP 47). */
  readonly language: string;
  /** The voices and the speed that the user has chosen for books. */
  readonly settings: SettingsStore;
  /** Called before a question is read. */
  readonly onStart: () => void;
}

const noVoices = () => () => {};

/** Browsers load their voices after the page. */
function onVoices(listener: () => void): () => void {
  const { speechSynthesis: engine } = window;
  engine.addEventListener('voiceschanged', listener);
  return () => engine.removeEventListener('voiceschanged', listener);
}

/** Returns the reader of a form's questions, by a voice of the device; undefined where it has none for their language. */
export function useQuestionReader({ language, settings, onStart }: QuestionReaderOptions): QuestionReader | undefined {
  // Not every browser has a speech synthesis.
  const engine: SpeechSynthesis | undefined = window.speechSynthesis;
  const findVoice = () => engine && voiceFor(engine.getVoices(), language, settings.get().voices);
  const hasVoice = useSyncExternalStore(engine ? onVoices : noVoices, () => findVoice() !== undefined);
  const [reading, setReading] = useState<string>();
  const [speaker, setSpeaker] = useState<Speaker>();
  const stop = useEffectEvent(() => {
    speaker?.stop();
    setReading(undefined);
  });
  useEffect(() => {
    const leave = () => stop();
    // Some browsers go on speaking after the page is left.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  if (!engine || !hasVoice) return undefined;

  const read = (key: string, text: string) => {
    const voice = findVoice();
    if (!voice) return;
    onStart();
    const done = () => setReading((now) => (now === key ? undefined : now));
    const present =
      speaker ??
      createSpeaker({
        engine,
        createUtterance: (spoken) => new SpeechSynthesisUtterance(spoken),
        timers: browserTimers,
        onLost: () => setReading(undefined),
      });
    setSpeaker(present);
    setReading(key);
    const { playbackRate: rate, audioVolume, muted } = settings.get();
    // Not reported: whoever hears nothing presses again.
    present.speak({ text, language, voice, rate, volume: muted ? 0 : audioVolume, onWord: () => {}, onEnd: done, onError: done });
  };
  return {
    reading,
    toggle: (key, text) => {
      if (reading !== key) return read(key, text);
      speaker?.stop();
      setReading(undefined);
    },
  };
}
