import { type Zippable, zipSync } from 'fflate';

/** A file that goes into a zip. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const stored = /^mimetype$|\.(mp3|mp4|m4a|jpg|png)$/;

// The same content gives the same file.
const mtime = new Date(2026, 0, 1);

/** Creates a zip of the entries in their order; recordings, the mimetype and empty files are stored, the rest is deflated. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const files = entries.map(({ path, bytes }): [string, Zippable[string]] => {
    // The deflation of an empty file takes as long as that of a small one.
    const isStored = stored.test(path) || bytes.length === 0;
    return [path, [bytes, { level: isStored ? 0 : 6 }]];
  });
  return zipSync(Object.fromEntries(files), { mtime });
}
