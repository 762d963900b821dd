import type { FakeSpeech } from './fakeSpeech.ts';

/** Puts a stand-in in the place of the speech synthesis of the browser: no voice is heard. Returns a function that takes it away. */
export function installFakeSpeech({ engine, createUtterance }: FakeSpeech): () => void {
  const names = ['speechSynthesis', 'SpeechSynthesisUtterance'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window, name));
  // A class is called with `new`, which a function that returns an object allows.
  function Utterance(text: string) {
    return createUtterance(text);
  }
  for (const [name, value] of [
    ['speechSynthesis', engine],
    ['SpeechSynthesisUtterance', Utterance],
  ] as const)
    Object.defineProperty(window, name, { configurable: true, value });
  return () => {
    for (const [at, name] of names.entries()) {
      const descriptor = before[at];
      if (descriptor) Object.defineProperty(window, name, descriptor);
    }
  };
}
