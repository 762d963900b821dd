import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, findEngine } from '../../scripts/engines.mjs';
import { boxBooks } from '../src/player/testing/boxBooks.ts';
import { engineNames } from './reading/engineWindow.ts';

const folder = mkdtempSync(join(tmpdir(), 'realmkit-pages-'));
beforeAll(() => void spawnSync(process.execPath, ['reader/epub-tests/writeTestBooks.ts', folder]));
afterAll(() => rmSync(folder, { recursive: true }));

// The stories walk over the same books in Chromium and Firefox, of which the first is on every machine.
test.each(engineNames.filter((name) => findEngine(engines[name])))(
  'on a phone held sideways each word of a box is on one screen in %s',
  (engine) => {
    const options = ['--corpus', folder, '--only', 'oxes', '--engines', engine, '--sizes', '844x390'];
    const { stdout } = spawnSync(process.execPath, ['reader/epub-tests/pages.ts', ...options], { encoding: 'utf8' });
    const books = Object.keys(boxBooks).filter((title) => title.includes('oxes'));
    for (const title of books) expect(stdout).toMatch(new RegExp(`${engine} ${title.replaceAll(' ', '-')}: (\\d+) of \\1 words seen`));
    expect(stdout).not.toContain('shown twice');
  },
  120_000,
);
