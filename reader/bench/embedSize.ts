import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Reads a script of the embedded reader and everything that it imports statically. */
async function scriptsOf(entry: string, found = new Map<string, Buffer>()): Promise<ReadonlyMap<string, Buffer>> {
  if (found.has(entry)) return found;
  const script = await readFile(entry);
  found.set(entry, script);
  for (const [, path = ''] of script.toString('utf8').matchAll(/^\s*(?:import|export)\b[^;]*?"(\.\/[^"]+)"/gm))
    await scriptsOf(join(dirname(entry), path), found);
  return found;
}

/** Returns the gzip size in KB (1000 bytes) that a host page downloads for a reader before a book is opened. */
export async function embedSize(): Promise<number> {
  const scripts = await scriptsOf(join(import.meta.dirname, '../dist/embed/standalone/reader.js'));
  const bytes = [...scripts.values()].reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  return Math.round(bytes / 100) / 10;
}
