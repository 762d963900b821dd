import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCreationLog } from './creationLog.ts';

const folder = mkdtempSync(join(tmpdir(), 'creations-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'library.made.txt');

test('what a killed run was about to make is told to the next run, once', () => {
  const killed = openCreationLog(file);
  expect(killed.left).toEqual([]);
  killed.add('createGroup {"name":"One"}');
  killed.add('createGroup {"name":"Two"}');
  const next = openCreationLog(file);
  expect(next.left).toEqual(['createGroup {"name":"One"}', 'createGroup {"name":"Two"}']);
  next.end();
  expect(openCreationLog(file).left).toEqual([]);
});

test('a run that ends in order leaves no file', () => {
  const log = openCreationLog(file);
  log.add('createGroup {"name":"One"}');
  log.end();
  expect(readdirSync(folder)).toEqual([]);
});
