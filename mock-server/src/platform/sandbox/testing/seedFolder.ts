import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedVersion } from '../../database/seed/version.ts';
import { prepareData } from '../prepareData.ts';
import { publishFolder } from './publishFolder.ts';

/** Returns a path for data derived from this version of the seed, shared by all processes of this user. */
export const seedPath = (name: string): string => join(tmpdir(), `realmkit-${name}-${seedVersion()}-${process.getuid?.() ?? 0}`);

/** Returns a folder that {@link prepareData} has filled. It is created once for each version of the seed and reused. */
export async function preparedFolder(): Promise<string> {
  const folder = seedPath('prepared');
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  await prepareData(own);
  publishFolder(own, folder);
  return folder;
}

/** Copies the prepared folder to `folder`, by default a new one, for one sandbox to write in. Returns the path of the copy. */
export async function copySeed(folder = mkdtempSync(join(tmpdir(), 'realmkit-data-'))): Promise<string> {
  cpSync(await preparedFolder(), folder, { recursive: true });
  return folder;
}
