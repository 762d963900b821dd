import type { NarrationController } from './createNarrationController.ts';
import type { ReadAloudOptions } from './createReadAloud.ts';

/** Loads reading aloud for a book without narration; undefined in a browser that cannot speak. @throws if the network fails */
export async function loadReadAloud(options: ReadAloudOptions): Promise<NarrationController | undefined> {
  if (!('speechSynthesis' in window && 'Segmenter' in Intl)) return undefined;
  const { createReadAloud } = await import('./createReadAloud.ts');
  return createReadAloud(options);
}
