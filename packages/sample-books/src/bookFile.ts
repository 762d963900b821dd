/** A file of a publication. */
export interface BookFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Creates a file from a text. */
export const textFile = (mediaType: string, text: string): BookFile => ({ mediaType, bytes: Buffer.from(text) });

/** Creates a file whose bytes are made or read on first access. */
export function lazyFile(mediaType: string, make: () => Uint8Array): BookFile {
  let made: Uint8Array | undefined;
  return {
    mediaType,
    get bytes() {
      made ??= make();
      return made;
    },
  };
}

/** The files of a publication by path. */
export type BookFiles = ReadonlyMap<string, BookFile>;
