import type { ReadAloudOptions } from '../read-aloud/createReadAloud.ts';
import type { NarrationController } from './createNarrationController.ts';

/** Loads reading aloud for a book without narration; undefined in a browser that cannot speak. @throws if the network fails */
export async function loadReadAloud(options: ReadAloudOptions): Promise<NarrationController | undefined> {
  if (!('speechSynthesis' in window && 'Segmenter' in Intl)) return undefined;
  const { createReadAloud } = await import('../read-aloud/createReadAloud.ts');
  return createReadAloud(options);
}
