import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves a folder to the name that all test processes share; where another process was first, its folder stays and this one is deleted. */
export function publishFolder(own: string, name: string): void {
  try {
    renameSync(own, name);
  } catch (reason) {
    if (!existsSync(name)) throw reason;
    rmSync(own, { recursive: true });
  }
}
