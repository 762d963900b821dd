import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appsOfProject } from '../../e2e/apps.ts';
import { exceptions as firefox } from '../../e2e/firefox/exceptions.ts';
import { exceptions as ipad } from '../../e2e/ipad/exceptions.ts';
import { exceptions as webkit } from '../../e2e/webkit/exceptions.ts';
import { parsePlaywrightList } from '../suites/testRuns.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the journeys that a run of Playwright projects would run, as `file: title`. */
function journeysOf(projects: readonly string[], ...args: readonly string[]): ReadonlySet<string> {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--list', '--reporter=json'];
  const report = execFileSync(process.execPath, [...command, ...projects.map((project) => `--project=${project}`), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return new Set(parsePlaywrightList(JSON.parse(report), 'e2e').map(({ file, title }) => `${file.replace('e2e/tests/', '')}: ${title}`));
}

const allFolders = Object.keys(appsOfProject);

test.each([
  { engine: 'firefox', exceptions: firefox, folders: allFolders },
  { engine: 'webkit', exceptions: webkit, folders: allFolders },
  { engine: 'ipad', exceptions: ipad, folders: ['consumer', 'reader'] },
])(
  'the projects $engine* run every journey of their folders except those of its list, each of which exists and has a reason',
  ({ engine, exceptions, folders }) => {
    const inEngine = journeysOf([`${engine}*`]);
    const left = [...journeysOf(folders)].filter((journey) => !inEngine.has(journey));
    expect(left.sort()).toEqual(exceptions.map(({ file, title }) => `${file}: ${title}`).sort());
    expect(exceptions.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  },
  60_000,
);

test.each(['firefox', 'webkit', 'ipad'])('a smoke part of the journeys runs in the projects %s*', (engine) => {
  expect([...journeysOf([`${engine}*`], '--grep=@smoke')]).not.toEqual([]);
});

test('Firefox leaves out at most six journeys', () => {
  expect(firefox.length).toBeLessThanOrEqual(6);
});
