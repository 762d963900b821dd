import type { BookFiles } from '../publication/BookFiles.ts';
import type { NarrationSource, Publication } from '../publication/Publication.ts';
import { parseXml } from '../publication/parseXml.ts';
import { readSmil } from './readSmil.ts';
import type { Track } from './Track.ts';
import { inReadingOrder } from './timeline.ts';

/** The number of SMIL files that are fetched at a time. */
const maxConcurrency = 8;

/** Loads the tracks of a narration in reading order; a missing or broken SMIL file is reported, and its pages stay silent. */
export async function loadTracks(
  { smil }: NarrationSource,
  { items, folder, direction }: Publication,
  files: BookFiles,
  onError: (error: unknown) => void,
): Promise<Track[]> {
  const found: Track[][] = smil.map(() => []);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < smil.length; at = next++) {
      const smilUrl = smil[at] ?? '';
      try {
        found[at] = readSmil(parseXml(await files.text(smilUrl)), smilUrl, folder);
      } catch (error) {
        onError(error);
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrency }, work));
  return inReadingOrder(found, items, direction);
}
