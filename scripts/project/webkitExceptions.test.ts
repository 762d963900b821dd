import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appsOfProject } from '../../e2e/apps.ts';
import { exceptions } from '../../e2e/webkit/exceptions.ts';
import { parsePlaywrightReport } from '../suites/testRuns.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the journeys that a run of some projects would run, as `file: title`. */
function journeysOf(projects: readonly string[]): ReadonlySet<string> {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--list', '--reporter=json'];
  const report = execFileSync(process.execPath, [...command, ...projects.map((project) => `--project=${project}`)], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return new Set(parsePlaywrightReport(JSON.parse(report), 'e2e').map(({ file, title }) => `${file.replace('e2e/tests/', '')}: ${title}`));
}

test('WebKitGTK runs every journey of Chromium except those of its list, each of which exists and has a reason', () => {
  const folders = Object.keys(appsOfProject);
  const listed = exceptions.map(({ file, title }) => `${file}: ${title}`);
  const inWebKit = journeysOf(folders.map((folder) => `webkit-${folder}`));
  const left = [...journeysOf(folders)].filter((journey) => !inWebKit.has(journey));
  expect(left.sort()).toEqual(listed.sort());
  expect(exceptions.filter(({ reason }) => reason.trim() === '')).toEqual([]);
}, 60_000);
