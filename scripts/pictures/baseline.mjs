import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { picturesFolder, runPictures } from './run.mjs';
import { linkPackages } from './tree.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/**
 * Takes new pictures of some stories with this machine's Chromium, from the commit that last changed them, and returns their folder.
 * @throws where there is no such commit
 */
export function retakenPictures(version, only = []) {
  let commit = '';
  try {
    commit = git('log', '-1', '--format=%H', '--', picturesFolder);
  } catch {
    // Without git there is no history either.
  }
  if (!commit)
    throw new Error(
      'There is no history to take the pictures anew from. Use the Chromium that took them (CHROMIUM=…) or a clone with its history.',
    );
  const folder = resolve('.retaken', `${version}-${commit.slice(0, 12)}`);
  const tree = resolve('.retaken/tree');
  for (const old of [tree, folder]) rmSync(old, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    linkPackages(tree);
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: join(tree, 'design-system'), stdio: 'inherit' });
    if (runPictures({ pictures: folder, root: tree, update: true, only }) === undefined)
      throw new Error('The pictures could not be retaken.');
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return folder;
}
