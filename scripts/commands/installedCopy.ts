import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyFiles } from '../effects/copy.ts';
import { linkPackages } from '../pictures/tree.mjs';

const root = join(import.meta.dirname, '../..');
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** A copy of the project as a person has it: with its history and the installed packages, and nothing built. */
export interface InstalledCopy {
  readonly folder: string;
  remove(): void;
}

/** Copies the project as it is now to `.retaken/NAME`. */
export function copyInstalledProject(name: string): InstalledCopy {
  const folder = join(root, '.retaken', name);
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  remove();
  git('worktree', 'add', '--quiet', '--detach', '--no-checkout', folder, 'HEAD');
  git('-C', folder, 'read-tree', 'HEAD');
  copyFiles(folder);
  linkPackages(folder);
  return { folder, remove };
}
