import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookFile, lateFile } from '../bookFile.ts';
import type { Narration } from '../titles/title.ts';

/** Where recordings lie, a folder for each book. */
export const mediaFolder = join(import.meta.dirname, '../../media');

/** When each fragment of a page begins and ends in its file, in milliseconds. */
export type Clips = readonly (readonly [begin: number, end: number])[];

/** The clips of a book by language and page. */
export type Timings = Readonly<Record<string, Readonly<Record<string, Clips>>>>;

/** What was measured when a book was recorded; nothing for a silent one. */
export function timingsOf(book: string): Timings {
  const file = join(mediaFolder, book, 'timings.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The ending and the type of what a narration was recorded as. */
export const formatOf = ({ media }: Narration): { readonly ending: string; readonly mediaType: string } =>
  media === 'audio' ? { ending: 'mp3', mediaType: 'audio/mpeg' } : { ending: 'mp4', mediaType: 'video/mp4' };

/** A recording, read when it is first asked for. */
export function recording(book: string, narration: Narration, name: string): BookFile {
  const { ending, mediaType } = formatOf(narration);
  return lateFile(mediaType, () => readFileSync(join(mediaFolder, book, narration.language, `${name}.${ending}`)));
}
