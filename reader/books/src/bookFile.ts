/** A file of a publication. */
export interface BookFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Text as a file. */
export const textFile = (mediaType: string, text: string): BookFile => ({ mediaType, bytes: Buffer.from(text) });

/** A file whose bytes are made or read when they are first asked for. */
export function lateFile(mediaType: string, make: () => Uint8Array): BookFile {
  let made: Uint8Array | undefined;
  return {
    mediaType,
    get bytes() {
      made ??= make();
      return made;
    },
  };
}

/** The paths of a publication and what lies there. */
export type BookFiles = ReadonlyMap<string, BookFile>;
