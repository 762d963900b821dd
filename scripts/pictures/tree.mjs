import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Links what a second tree below the root does not find above itself: its own packages under their names, and the dependencies of a workspace that
 * are not at the root.
 */
export function linkPackages(tree) {
  mkdirSync(join(tree, 'node_modules/@realmkit'), { recursive: true });
  for (const { name } of readdirSync('node_modules/@realmkit', { withFileTypes: true })) {
    const folder = join(tree, name);
    if (!existsSync(folder)) continue;
    symlinkSync(folder, join(tree, 'node_modules/@realmkit', name));
    if (existsSync(join(name, 'node_modules'))) symlinkSync(resolve(name, 'node_modules'), join(folder, 'node_modules'));
  }
}
