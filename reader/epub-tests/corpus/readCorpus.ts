import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { TestPublication } from './Publication.ts';
import { type Listed, readPublication } from './readPublication.ts';
import { readZip } from './readZip.ts';

function listedIn(folder: string): ReadonlyMap<string, Listed> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return new Map();
  const entries: Listed[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** A file below a folder; nothing where the path leads out of it. */
function fileIn(folder: string, path: string): Uint8Array | undefined {
  const place = resolve(folder, path);
  return place.startsWith(`${resolve(folder)}${sep}`) && existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined;
}

/** The publications of a folder: unpacked ones and `.epub` files, by name; `index.json` may tell their levels. */
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
