import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceFolders } from '../workspaces.mjs';

/**
 * Links what a second tree below the root does not find above itself: its own packages under their names, and the dependencies of a workspace that
 * are not at the root.
 */
export function linkPackages(tree) {
  mkdirSync(join(tree, 'node_modules/@realmkit'), { recursive: true });
  for (const [name, path] of Object.entries(workspaceFolders)) {
    const folder = join(tree, path);
    if (!existsSync(folder)) continue;
    symlinkSync(folder, join(tree, 'node_modules/@realmkit', name));
    if (existsSync(join(path, 'node_modules'))) symlinkSync(resolve(path, 'node_modules'), join(folder, 'node_modules'));
  }
}
