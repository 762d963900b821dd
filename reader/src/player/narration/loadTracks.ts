import type { BookFiles } from '../publication/BookFiles.ts';
import type { NarrationSource, Publication } from '../publication/Publication.ts';
import { parseXml } from '../publication/parseXml.ts';
import { readSmil } from './readSmil.ts';
import type { Track } from './Track.ts';
import { inReadingOrder } from './timeline.ts';

/** So many SMIL files are fetched at a time. */
const atOnce = 8;

/** Loads the tracks of a narration in reading order; a SMIL file that is missing or broken is told, and its pages stay silent. */
export async function loadTracks(
  { smil }: NarrationSource,
  { items, folder }: Publication,
  files: BookFiles,
  onFailure: (error: unknown) => void,
): Promise<Track[]> {
  const found: Track[][] = smil.map(() => []);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < smil.length; at = next++) {
      const address = smil[at] ?? '';
      try {
        found[at] = readSmil(parseXml(await files.text(address)), address, folder);
      } catch (error) {
        onFailure(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return inReadingOrder(found.flat(), items);
}
