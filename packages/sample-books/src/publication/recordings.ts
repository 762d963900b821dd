import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookFile, lazyFile } from '../bookFile.ts';
import type { Narration } from './title.ts';

/** The folder of the recordings, with a subfolder for each book. */
export const mediaFolder = join(import.meta.dirname, '../../media');

/** The start and end of each fragment of a page in its file, in milliseconds. */
export type Clips = readonly (readonly [begin: number, end: number])[];

/** The clips of a book by language and page. */
export type Timings = Readonly<Record<string, Readonly<Record<string, Clips>>>>;

/** Reads the measured times of a recorded book; empty for a silent one. */
export function timingsOf(book: string): Timings {
  const file = join(mediaFolder, book, 'timings.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the file extension and media type of the recordings of a narration. */
export const formatOf = ({ media }: Narration): { readonly extension: string; readonly mediaType: string } =>
  media === 'audio' ? { extension: 'mp3', mediaType: 'audio/mpeg' } : { extension: 'mp4', mediaType: 'video/mp4' };

/** Returns a recording, read on first access. */
export function recording(book: string, narration: Narration, name: string): BookFile {
  const { extension, mediaType } = formatOf(narration);
  return lazyFile(mediaType, () => readFileSync(join(mediaFolder, book, narration.language, `${name}.${extension}`)));
}
