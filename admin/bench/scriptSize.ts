import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Returns the size of the built script of the panel that is loaded at once with some modules of it, in kilobytes (1000 bytes) of gzip. */
export function scriptSize(modules: readonly string[]): number {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const other of chunk.imports ?? []) add(other);
  };
  for (const name of ['index.html', ...modules]) add(name);
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
  return Math.round(bytes / 100) / 10;
}
