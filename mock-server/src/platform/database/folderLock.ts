import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another sandbox uses the data folder; the message names its process. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by another sandbox${holder}. Stop that one, or give this one a folder of its own.`);
    this.name = 'FolderInUseError';
  }
}

/** A lock on a data folder, held until it is released or the process ends, even by a crash. */
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
 * Locks a data folder for this process. PGlite itself lets two processes write one folder and loses their writes. The lock is SQLite's exclusive
 * transaction, which the operating system releases with the process, even after `kill -9`.
 * @throws {@link FolderInUseError} when another process holds it
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
