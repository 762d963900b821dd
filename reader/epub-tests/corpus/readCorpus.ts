import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { TestPublication } from './Publication.ts';
import { type CorpusEntry, readPublication } from './readPublication.ts';
import { readZip } from './readZip.ts';

function listedIn(folder: string): ReadonlyMap<string, CorpusEntry> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return new Map();
  const entries: CorpusEntry[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Reads a file below a folder; undefined if the path leads out of it. */
function fileIn(folder: string, path: string): Uint8Array | undefined {
  const place = resolve(folder, path);
  return place.startsWith(`${resolve(folder)}${sep}`) && existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined;
}

/** Reads the publications of a folder, unpacked ones and `.epub` files, sorted by name; `index.json` may give their levels. */
export function readCorpus(folder: string): TestPublication[] {
  const listed = listedIn(folder);
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap((entry): TestPublication[] => {
      const place = join(folder, entry.name);
      if (entry.isDirectory() && existsSync(join(place, 'META-INF/container.xml'))) {
        const known = listed.get(entry.name) ?? { id: entry.name };
        return [readPublication(known, (path) => fileIn(place, path), `/publications/${encodeURIComponent(entry.name)}/`)];
      }
      if (!entry.isFile() || !entry.name.endsWith('.epub')) return [];
      const id = entry.name.slice(0, -'.epub'.length);
      const whole = readFileSync(place);
      const files = readZip(whole);
      const read = (path: string) => (path === '' ? whole : files.get(path));
      return [readPublication(listed.get(id) ?? { id }, read, `/publications/${encodeURIComponent(entry.name)}`)];
    });
}
