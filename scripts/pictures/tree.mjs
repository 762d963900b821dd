import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceFolders } from '../workspaces.mjs';

/** What a tree has of its own: its packages, and the folders in which tools keep what they made. */
const own = ['@realmkit', '.cache', '.vite', '.vite-temp'];

/** Links installed packages one by one into a folder of a tree. */
function linkEntries(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from).filter((name) => !own.includes(name))) symlinkSync(resolve(from, entry), join(to, entry));
}

/** Gives a second tree below the root the installed packages, and its own ones under their names. */
export function linkPackages(tree) {
  linkEntries('node_modules', join(tree, 'node_modules'));
  mkdirSync(join(tree, 'node_modules/@realmkit'), { recursive: true });
  for (const [name, path] of Object.entries(workspaceFolders)) {
    const folder = join(tree, path);
    if (!existsSync(folder)) continue;
    symlinkSync(folder, join(tree, 'node_modules/@realmkit', name));
    if (existsSync(join(path, 'node_modules'))) linkEntries(join(path, 'node_modules'), join(folder, 'node_modules'));
  }
}
