import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { migrationsFolder } from '../engine.ts';

/** The seed of the random generator; another number gives other people. */
export const seed = 20_250_815;

/** The folders with everything that determines the seed, from the platform's own. */
const sources = ['database/seed/*.ts', 'database/text/*.ts', 'domains/*/seed/*.ts', 'domains/directory/rows/*.ts', 'sandbox/realmRows.ts'];

/** Returns a hash of everything that determines the data of a fresh sandbox: the seed, its code and the tables. */
export function seedVersion(): string {
  const platform = join(import.meta.dirname, '../..');
  const files = [
    ...sources.flatMap((pattern) => globSync(pattern, { cwd: platform }).map((file) => join(platform, file))),
    ...globSync('*.sql', { cwd: migrationsFolder }).map((file) => join(migrationsFolder, file)),
  ];
  const hash = createHash('sha256').update(String(seed));
  for (const file of files.sort()) if (!file.endsWith('.test.ts')) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
