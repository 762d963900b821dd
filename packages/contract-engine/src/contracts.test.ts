import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedContract } from './contracts.ts';

test('a contract is read as it was generated, and refused once one of its files has changed or nothing was generated', () => {
  const root = mkdtempSync(join(tmpdir(), 'stored-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'specs');
  mkdirSync(join(folder, 'things'), { recursive: true });
  mkdirSync(join(root, 'generated/contracts'), { recursive: true });
  const shared = join(folder, 'things/shared.yaml');
  writeFileSync(shared, 'one');
  const files = { 'things/shared.yaml': createHash('sha256').update('one').digest('hex') };
  const stored = { files, moved: {}, document: { openapi: '3.1.0' } };
  expect(() => storedContract('things', folder)).toThrow('The contract things is not generated');
  writeFileSync(join(root, 'generated/contracts/things.json'), JSON.stringify(stored));
  expect(storedContract('things', folder)).toEqual(stored);
  writeFileSync(shared, 'two');
  expect(() => storedContract('things', folder)).toThrow('openapi/specs/things/shared.yaml has changed since');
  rmSync(shared);
  expect(() => storedContract('things', folder)).toThrow('openapi/specs/things/shared.yaml has changed since');
});
