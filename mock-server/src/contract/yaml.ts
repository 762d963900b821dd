import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const kept = fileURLToPath(new URL('../../../node_modules/.cache/contracts/', import.meta.url));

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function keep(file: string, text: string): void {
  try {
    mkdirSync(kept, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    // In one step, for another process may be reading.
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written costs the next start its time, and nothing else.
  }
}

/**
 * What a YAML file holds. Twelve contracts take more than a second to parse, so each is kept as JSON under the digest of its text and
 * parsed again only when it changes. A file that cannot be read or is not YAML throws.
 */
export function readYaml(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  const file = `${kept}${createHash('sha256').update(text).digest('hex')}.json`;
  const known = read(file);
  if (known !== undefined) return JSON.parse(known);
  const value: unknown = parse(text);
  keep(file, JSON.stringify(value));
  return value;
}
