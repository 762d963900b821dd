import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkPackages } from '../pictures/tree.mjs';
import { projectFiles } from '../projectFiles.ts';
import { root } from './mutations.ts';

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

/** Copies the files of the project, as they are now, to a folder. */
export function copyFiles(tree: string): void {
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
}

/** Copies the project to `.retaken/NAME`, where it finds the installed packages above itself. Returns the path. */
export function copyProject(name: string): string {
  const tree = join(root, '.retaken', name);
  rmSync(tree, { recursive: true, force: true });
  copyFiles(tree);
  for (const folder of built) if (existsSync(join(root, folder))) cpSync(join(root, folder), join(tree, folder), { recursive: true });
  linkPackages(tree);
  return tree;
}

/** Removes the copies whose names begin with `prefix`. */
export function removeCopies(prefix: string): void {
  const folder = join(root, '.retaken');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true });
}
