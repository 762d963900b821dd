import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { engines, findEngine, versionOf } from '../engines.mjs';
import { escapePattern } from '../suites/escapePattern.ts';

/** The folder of this version's pictures. */
export const picturesFolder = 'design-system/pictures';

/** The version of the Chromium that took them: letters and curves differ slightly between versions. */
export const versionFile = `${picturesFolder}/chromium.json`;

/** Returns the version of the Chromium that the tests use, such as `156.0.8078.79`. */
export function chromiumVersion() {
  const found = findEngine(engines.chromium);
  const printed = found && versionOf(engines.chromium, found);
  if (!printed) throw new Error('There is no Chromium to take pictures with.');
  return /[\d.]{5,}/.exec(printed)?.[0] ?? printed;
}

/** Counts the pictures of a folder, in its subfolders by mode. */
export function countPictures(folder) {
  const path = resolve(folder);
  return existsSync(path) ? readdirSync(path, { recursive: true }).filter((name) => name.endsWith('.png')).length : 0;
}

/**
 * Runs the pictured stories of the tree at `root`, with `pictures` relative to it; `only` selects stories by their full names. Storybook searches
 * the working directory. Returns vitest's report, which it also writes to the file `report`; undefined where vitest failed, or a story could not be
 * taken.
 */
export function runPictures({ pictures, root = process.cwd(), update = false, only = [], report }) {
  const own = report ?? join(mkdtempSync(join(tmpdir(), 'realmkit-pictures-')), 'report.json');
  rmSync(own, { force: true });
  // An older tree may have its stories in the configuration of all tests.
  const config = existsSync(join(root, '.storybook/vitest.config.ts'))
    ? ['--config=.storybook/vitest.config.ts']
    : ['--project=pictures *'];
  const { status } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      ...config,
      '--maxWorkers=4',
      update ? '--update' : '--update=none',
      ...(only.length > 0 ? [`--testNamePattern=^ *(?:${only.map(escapePattern).join('|')})$`] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${own}`,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PICTURES: pictures,
        STORY_RUNS: 'pictures',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        // An older tree may prefer another Chromium.
        CHROMIUM: findEngine(engines.chromium)?.path,
      },
    },
  );
  if (!existsSync(own) || (update && status !== 0)) return undefined;
  return JSON.parse(readFileSync(own, 'utf8'));
}
