import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, findEngine } from '../../scripts/engines.mjs';
import { engineNames } from './reading/engineWindow.ts';

const folder = mkdtempSync(join(tmpdir(), 'realmkit-pages-'));
beforeAll(() => void spawnSync(process.execPath, ['reader/epub-tests/writeTestBooks.ts', folder]));
afterAll(() => rmSync(folder, { recursive: true }));

// The stories walk over all books of boxes in Chromium and Firefox, and the command over every book in each engine: here is the one with most kinds of boxes.
test.each(engineNames.filter((name) => findEngine(engines[name])))(
  'on a phone held sideways each word of a box is on one screen in %s',
  (engine) => {
    const options = ['--corpus', folder, '--only', 'Boxes-that-clip', '--engines', engine, '--sizes', '844x390'];
    const { stdout } = spawnSync(process.execPath, ['reader/epub-tests/pages.ts', ...options], { encoding: 'utf8' });
    expect(stdout).toMatch(new RegExp(`${engine} Boxes-that-clip: (\\d+) of \\1 words seen`));
    expect(stdout).not.toContain('shown twice');
  },
  120_000,
);
