import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFiles } from './projectFiles.ts';

let folder: string;

const write = (file: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '');
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'realmkit-files-'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  writeFileSync(join(folder, '.gitignore'), 'generated/\n');
  for (const file of ['b/tracked.ts', 'b/deleted.ts', 'b/ä ö.css']) write(file);
  execFileSync('git', ['add', '-A'], { cwd: folder });
  rmSync(join(folder, 'b/deleted.ts'));
  for (const file of ['a/new.ts', 'b/generated/page.ts']) write(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('tracked and new files are listed, ignored and deleted ones are not', () => {
  expect(projectFiles([], folder)).toEqual(['.gitignore', 'a/new.ts', 'b/tracked.ts', 'b/ä ö.css']);
});

test('a folder and a pattern narrow the list', () => {
  expect(projectFiles(['b'], folder)).toEqual(['b/tracked.ts', 'b/ä ö.css']);
  expect(projectFiles(['*.ts'], folder)).toEqual(['a/new.ts', 'b/tracked.ts']);
});
