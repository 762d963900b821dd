import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { everyMode, picturedStories, storiesOf, workspaces } from '../../.storybook/storyProjects.ts';
import units from '../../vitest.config.ts';
import { sourceFiles } from '../importBoundaries.ts';
import { workspaceFolders } from '../workspaces.mjs';

interface FileResult {
  readonly name: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly title: string; readonly failureMessages: readonly string[] }[];
}

/** Runs the fixtures in both projects; returns what each file and each of its tests fails with, without the stack, and what the run printed. */
function runFixtures() {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  const report = join(folder, 'report.json');
  const { stderr } = spawnSync(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=scripts/suites/testing/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  const { testResults }: { testResults: FileResult[] } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  const files = testResults.map(({ name, message, assertionResults }) => ({
    file: basename(name),
    message,
    tests: Object.fromEntries(
      assertionResults.map(({ title, failureMessages }) => [title, failureMessages.map((text) => text.split(/\n\s+at /)[0])]),
    ),
  }));
  return { files, stderr: String(stderr) };
}

test('a test that reports what nothing expects fails with its text, and no other test does, whether files share their modules or not', () => {
  const unexpected = (...reports: readonly string[]) =>
    `Error: ${reports.map((text) => `Nothing expects this report:\n${text}`).join('\n\n')}`;
  const first = {
    file: 'first.fixture.ts',
    message: 'Nothing expects this report:\nleft behind',
    tests: {
      'an error on the console': [unexpected('while the file loads', 'Each child needs 2 keys. Error: as here')],
      'a warning on the console': [unexpected('The window is {"width":320}')],
      'a line on stderr': [unexpected('a line')],
      'a warning of the process': [expect.stringContaining('Warning: too many listeners')],
      'a report of its hooks': [unexpected('unmounted too late')],
      nothing: [],
      'an expected report': [],
      'a report that is expected after it came': [],
      'an expected report that does not come': ['Error: These reports did not come: /nobody says this/'],
      'an expected report and another one': [unexpected('new')],
      'a report of react-admin': [],
      'reports when the watch has ended': [],
    },
  };
  const second = { file: 'second.fixture.ts', message: '', tests: { 'a test of the next file': [] } };
  const { files, stderr } = runFixtures();
  expect(files).toEqual([first, second, first, second]);
  expect(stderr).toContain('too late, unknown');
  expect(stderr).not.toContain('too late, silenced');
});

test('every project of tests, and every run of stories, sets up first that reports fail', () => {
  const runs = [...(units.test?.projects ?? []), ...workspaces.flatMap(storiesOf), ...picturedStories(), ...everyMode('modes')];
  expect(runs.length).toBeGreaterThan(20);
  for (const run of runs)
    expect(run).toMatchObject({ test: { setupFiles: expect.toSatisfy(([file]) => file === './scripts/suites/reports.setup.ts') } });
});

test('tests expect reports by `expectReport` alone, and nothing else takes over the console', () => {
  const files = sourceFiles(Object.values(workspaceFolders)).filter((file) => /\.(test|stories)\.tsx?$/.test(file));
  const taken = /spyOn\((?:globalThis\.|window\.)?console, '(?:error|warn)'|console\.(?:error|warn) = |process\.stderr, 'write'/;
  expect(files.filter((file) => taken.test(readFileSync(file, 'utf8')))).toEqual([]);
});
