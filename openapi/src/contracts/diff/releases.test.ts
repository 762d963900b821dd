import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { JsonObject } from '../../json.ts';
import { openOwnContracts } from '../ownContracts.ts';
import { changed } from './change.ts';
import { releaseChanges, versionError } from './releaseChanges.ts';
import { readRelease, releaseNumbers, writeRelease } from './releases.ts';

const script = new URL('../../../scripts/contractsDiff.ts', import.meta.url);
const run = (...args: string[]) =>
  spawnSync(process.execPath, [script.pathname, ...args], { encoding: 'utf8', env: { ...process.env, PATH: '' } });

function emptyFolder(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return pathToFileURL(`${folder}/`);
}

const things = (version: string, document: JsonObject = {}) => ({
  service: 'things',
  text: '',
  document: { info: { version }, ...document },
});
const open = { paths: { '/open': { get: { operationId: 'open' } } } };

describe('releases of the contracts', () => {
  test('a release has the contracts that were packed, and the last one comes first', async () => {
    const folder = emptyFolder();
    const contracts = await openOwnContracts();
    for (const number of [2, 10]) writeRelease(number, contracts, folder);
    expect(releaseNumbers(folder)).toEqual([10, 2]);
    expect(releaseChanges(readRelease(2, folder), contracts)).toEqual([]);
  });

  test('a folder that is missing has no release', () => {
    expect(releaseNumbers(new URL('none/', emptyFolder()))).toEqual([]);
  });

  test('without a release to compare with, the command says so and is not green', () => {
    const { status, stderr } = run('--against', '999');
    expect(stderr).toContain('no release 999: there is nothing to compare with');
    expect(status).toBe(2);
  });

  test('the command needs no git, and the version of every contract says what changed since the last release', () => {
    const { status, stdout } = run();
    expect(stdout).toContain('✓ Every version says what changed.');
    expect(status).toBe(0);
  });
});

describe('the version of a contract', () => {
  const [addition, break_] = [
    { kind: 'added', breaking: false, place: 'GET /', what: 'a new operation' } as const,
    changed(true, 'GET /', 'is gone'),
  ];
  test.each([
    ['1.0.0', '1.0.0', [], undefined],
    ['1.0.0', '1.0.1', [], undefined],
    ['1.2.0', '1.1.9', [], 'went back'],
    ['1.2.0', '1.2.0', [addition], 'additions need 1.3.0'],
    ['1.2.0', '1.2.1', [addition], 'additions need 1.3.0'],
    ['1.2.0', '1.3.0', [addition], undefined],
    ['1.2.0', '2.0.0', [addition], undefined],
    ['1.2.0', '1.3.0', [addition, break_], 'need 2.0.0'],
    ['1.2.0', '2.0.0', [addition, break_], undefined],
    ['1.2.0', 'next', [], 'none of three numbers'],
  ])('from %s to %s, after its changes, is as semver has it', (was, is, changes, error) => {
    const found = versionError(was, is, changes);
    if (error) expect(found).toContain(error);
    else expect(found).toBeUndefined();
  });

  test('a contract that is gone, a new one and one that breaks clients are told', () => {
    expect(releaseChanges([things('1.0.0')], [])).toMatchObject([{ service: 'things', changes: [{ breaking: true }] }]);
    expect(releaseChanges([], [things('1.0.0')])).toMatchObject([{ changes: [{ kind: 'added' }], versionError: undefined }]);
    expect(releaseChanges([things('1.0.0', open)], [things('1.0.0')])).toMatchObject([{ versionError: expect.stringContaining('2.0.0') }]);
  });
});
