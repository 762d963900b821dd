import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkPackages } from '../pictures/tree.mjs';
import { projectFiles } from '../projectFiles.ts';

const root = join(import.meta.dirname, '../..');

/** Folders that git ignores and tests need: the products of the contracts and of the design system, and the built apps. */
const built = [
  'openapi/generated',
  'design-system/dist',
  'design-system/generated',
  'admin/dist',
  'consumer/dist',
  'reader/dist',
  'packages/gateway/dist',
];

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/**
 * Copies the project as it is now to `.retaken/NAME`: a working tree of git with its history and the installed packages, as a person has it. Nothing is
 * built there, or what is built here. Returns the path.
 */
export function copyProject(name: string, { isBuilt = false } = {}): string {
  const tree = join(root, '.retaken', name);
  removeCopies(name);
  git('worktree', 'add', '--quiet', '--detach', '--no-checkout', tree, 'HEAD');
  git('-C', tree, 'read-tree', 'HEAD');
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  for (const folder of isBuilt ? built : [])
    if (existsSync(join(root, folder))) cpSync(join(root, folder), join(tree, folder), { recursive: true });
  linkPackages(tree);
  return tree;
}

/** Removes the copies whose names begin with `prefix`. */
export function removeCopies(prefix: string): void {
  const folder = join(root, '.retaken');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true });
  git('worktree', 'prune');
}
