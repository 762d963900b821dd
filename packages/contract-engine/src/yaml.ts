import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/contracts/', import.meta.url));

function readCache(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function writeCache(file: string, text: string): void {
  try {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    // Rename atomically: another process may be reading.
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Without a writable cache folder only the next start is slower.
  }
}

/**
 * Reads a YAML file. Twelve contracts take more than a second to parse, so each is cached as JSON under the digest of its text. @throws if the file
 * cannot be read or is not YAML
 */
export function readYaml(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  const file = `${cacheFolder}${createHash('sha256').update(text).digest('hex')}.json`;
  const known = readCache(file);
  if (known !== undefined) return JSON.parse(known);
  // Loaded only now: a start whose contracts are all cached does without its 72 modules.
  const { parse } = require('yaml') as typeof import('yaml');
  const value: unknown = parse(text);
  writeCache(file, JSON.stringify(value));
  return value;
}
