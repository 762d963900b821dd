import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '../../seed/prepareData.ts';
import { seedVersion } from '../../seed/version.ts';
import { keepFolder } from './keepFolder.ts';

/** Returns where a thing made from this version of the seed lies, for all processes of this user that need it. */
export const seedPath = (name: string): string => join(tmpdir(), `realmkit-${name}-${seedVersion()}-${process.getuid?.() ?? 0}`);

/** Returns a folder that {@link prepareData} has filled. The first caller of a version of the seed makes it, and it stays for all others. */
export async function preparedFolder(): Promise<string> {
  const folder = seedPath('prepared');
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}-`);
  await prepareData(own);
  keepFolder(own, folder);
  return folder;
}

/** Copies the prepared folder to `folder`, by default to a new one, for one sandbox to write in. Returns where the copy is. */
export async function copySeed(folder = mkdtempSync(join(tmpdir(), 'realmkit-data-'))): Promise<string> {
  cpSync(await preparedFolder(), folder, { recursive: true });
  return folder;
}
