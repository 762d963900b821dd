import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A data folder that another sandbox holds; the message says which, in words for the one who started the second. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by another sandbox${holder}. Stop that one, or give this one a folder of its own.`);
    this.name = 'FolderInUseError';
  }
}

/** Holds a data folder for this process until it is released or the process ends, however it ends. */
export interface FolderLock {
  release(): void;
}

function holderOf(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8')})`;
  } catch {
    return '';
  }
}

/**
 * Takes a data folder for this process alone, or throws a {@link FolderInUseError}. PGlite itself lets two processes write one folder and loses what
 * they write. The lock is SQLite's exclusive transaction: the operating system lets go of it with the process, `kill -9` included.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUseError(folder, holderOf(holder));
  }
  writeFileSync(holder, String(process.pid));
  return { release: () => lock.close() };
}
