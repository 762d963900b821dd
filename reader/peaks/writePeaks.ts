import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { Peaks } from '../src/player/waveform/Peaks.ts';

const recordings = new Set(['.mp3', '.m4a', '.aac', '.ogg', '.oga', '.opus', '.wav', '.flac']);

/** What was done with a recording. */
export interface WrittenPeaks {
  readonly recording: string;
  /** The reason why it has no peaks. */
  readonly error?: string;
}

/** Finds the package document of a recording: in its folder, or in one above it within the given folder. */
function packageOf(recording: string, root: string): string | undefined {
  for (let folder = dirname(recording); ; folder = dirname(folder)) {
    const [found] = globSync('*.opf', { cwd: folder });
    if (found) return join(folder, found);
    if (folder === root || relative(root, folder).startsWith('..') || dirname(folder) === folder) return undefined;
  }
}

/** Lists a file in the manifest of a package document, once. */
function listInManifest(opf: string, file: string): void {
  const text = readFileSync(opf, 'utf8');
  const href = relative(dirname(opf), file).split(sep).map(encodeURIComponent).join('/');
  const [end] = /<\/(\w+:)?manifest\s*>/.exec(text) ?? [];
  if (!end || text.includes(`href="${href}"`)) return;
  const prefix = /<\/(\w+:)?/.exec(end)?.[1] ?? '';
  // The id follows from the file, so that a second run would write the same.
  const id = `peaks-${href.replaceAll(/[^\w.-]/g, '-')}`;
  writeFileSync(opf, text.replace(end, `<${prefix}item id="${id}" href="${href}" media-type="application/json"/>\n${end}`));
}

/**
 * Writes the peaks of each recording in a folder beside it, and lists them in the manifest of its book.
 * @param decode decodes a recording. @throws for one that cannot be decoded, which then has no peaks
 */
export async function writePeaks(root: string, decode: (bytes: Buffer) => Promise<Peaks>): Promise<WrittenPeaks[]> {
  if (!existsSync(root)) throw new Error(`There is no folder ${root}`);
  const found = globSync('**/*', { cwd: root, exclude: (name) => basename(name) === 'node_modules' })
    .filter((name) => recordings.has(extname(name).toLowerCase()))
    .sort();
  const written: WrittenPeaks[] = [];
  for (const recording of found) {
    const path = join(root, recording);
    try {
      const peaks = `${path}.peaks.json`;
      writeFileSync(peaks, `${JSON.stringify(await decode(readFileSync(path)))}\n`);
      const opf = packageOf(path, root);
      if (opf) listInManifest(opf, peaks);
      written.push({ recording });
    } catch (error) {
      written.push({ recording, error: String(error) });
    }
  }
  return written;
}
