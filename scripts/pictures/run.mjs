import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium } from '../chromium.mjs';

/** Where the pictures lie that belong to this version of the project. */
export const picturesFolder = 'design-system/pictures';

/** The Chromium that took them: letters and curves differ by a hair from one to the next. */
export const versionFile = `${picturesFolder}/chromium.json`;

/** The version of the Chromium that the tests use, such as `156.0.8078.79`. */
export function chromiumVersion() {
  const found = findChromium();
  if (!found) throw new Error('There is no Chromium to take pictures with.');
  const said = execFileSync(found.path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /[\d.]{5,}/.exec(said)?.[0] ?? said.trim();
}

/** How many pictures a folder holds, in its folders by mode. */
export function countPictures(folder) {
  const path = resolve(folder);
  return existsSync(path) ? readdirSync(path, { recursive: true }).filter((name) => name.endsWith('.png')).length : 0;
}

/** Runs the pictured stories of the tree at `root`, with `pictures` seen from there; gives vitest's exit code. Storybook looks for itself in the working directory. */
export const runPictures = ({ pictures, root = process.cwd(), update = false }) =>
  spawnSync(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), 'run', '--project=pictures *', update ? '--update' : '--update=none'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: pictures, STORY_RUNS: '', STORYBOOK_DISABLE_TELEMETRY: '1' } },
  ).status ?? 1;
