import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromiumVersion, countPictures, picturesFolder, runPictures, versionFile } from './run.mjs';
import { linkPackages } from './tree.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Takes the pictures of a commit with this machine's Chromium into a folder, from a tree of its own beside the others. */
function retake(commit, folder) {
  const tree = resolve('.retaken/tree');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    linkPackages(tree);
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: join(tree, 'design-system'), stdio: 'inherit' });
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    if (runPictures({ pictures: unfinished, root: tree, update: true }) !== 0) throw new Error('The pictures could not be retaken.');
    renameSync(unfinished, folder);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

/**
 * The folder of pictures that stories are to be compared with. Another Chromium than the one that took the pictures draws a hair differently, so
 * it first takes them anew from the commit that last set them, and then compares with those. Throws where there is nothing to compare with.
 */
export function picturesToCompare() {
  const expected = countPictures(picturesFolder);
  if (expected === 0) throw new Error(`There are no pictures in ${picturesFolder}.`);
  const { version } = JSON.parse(readFileSync(versionFile, 'utf8'));
  const here = chromiumVersion();
  if (here === version) return picturesFolder;

  let commit;
  try {
    commit = git('log', '-1', '--format=%H', '--', picturesFolder);
  } catch {
    commit = '';
  }
  if (!commit)
    throw new Error(
      `The pictures were taken with Chromium ${version}, this is ${here}, and there is no history to take them anew from. Use that Chromium (CHROMIUM=…) or a clone with its history.`,
    );
  const folder = resolve('.retaken', `${here}-${commit.slice(0, 12)}`);
  if (countPictures(folder) !== expected) {
    console.log(`The pictures were taken with Chromium ${version}; this is ${here}. Taking them anew from ${commit.slice(0, 12)} …`);
    rmSync(folder, { recursive: true, force: true });
    retake(commit, folder);
  }
  if (countPictures(folder) !== expected) throw new Error('Not as many pictures were retaken as there are: nothing to rely on.');
  return folder;
}
