import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../database/engine.ts';

/** The seed of the random generator; another number gives other people. */
export const seed = 20_250_815;

const sources: readonly [folder: string, ending: string][] = [
  [import.meta.dirname, '.ts'],
  [join(import.meta.dirname, '../database/text'), '.ts'],
  [join(import.meta.dirname, '../database/directory'), '.ts'],
  [migrationsFolder, '.sql'],
];

/** Returns a hash of everything that determines the data of a fresh sandbox: the seed, its code and the tables. */
export function seedVersion(): string {
  const hash = createHash('sha256').update(String(seed));
  for (const [folder, ending] of sources)
    for (const name of readdirSync(folder).sort())
      if (name.endsWith(ending) && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
