/** A file of a publication. */
export interface BookFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Text as a file. */
export const textFile = (mediaType: string, text: string): BookFile => ({ mediaType, bytes: Buffer.from(text) });
