import { existsSync, renameSync, rmSync } from 'node:fs';

/** Gives a folder the name under which all test processes find it; where another process was first, that one's stays and this one goes. */
export function keepFolder(own: string, name: string): void {
  try {
    renameSync(own, name);
  } catch (reason) {
    if (!existsSync(name)) throw reason;
    rmSync(own, { recursive: true });
  }
}
