import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from '../database/folderLock.ts';
import { prepareData } from './prepareData.ts';
import { createSandbox } from './sandbox.ts';
import { copySeed } from './testing/seedFolder.ts';
import { openingTime } from './testing/testSandbox.ts';
import { ask, tokenOf } from './testing/visitor.ts';

const writer = fileURLToPath(new URL('./testing/folderWriter.ts', import.meta.url));
let folder: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await copySeed();
}, openingTime);
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that opens the folder and registers guardians one after the other; `onLine` gets the uid of each acknowledged one. */
function startWriter(onLine: (line: string) => void): Promise<number | null> {
  const started = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  let rest = '';
  started.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  return new Promise((resolve) => started.once('close', resolve));
}

test('a process that is killed loses no write that it acknowledged', async () => {
  const acknowledged: string[] = [];
  await startWriter((line) => {
    acknowledged.push(line);
    if (acknowledged.length === 12) child?.kill('SIGKILL');
  });
  const sandbox = await createSandbox({ data: { folder } });
  try {
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    for (const uid of acknowledged)
      expect((await ask(sandbox.app, 'GET', `/customer-management/eu/users/${uid}`, { token })).status).toBe(200);
    const { body } = await ask(sandbox.app, 'GET', '/customer-management/eu/users?size=1', { token });
    expect(body.meta.totalItems).toBeGreaterThanOrEqual(2500 + acknowledged.length);
  } finally {
    await sandbox.close();
  }
});

test('a second process is refused with a message while the first uses the folder, and can open it afterwards', async () => {
  let error: unknown;
  let secondStart: Promise<void> | undefined;
  await startWriter(() => {
    secondStart ??= createSandbox({ data: { folder } })
      .catch((reason: unknown) => {
        error = reason;
      })
      .then(() => void child?.kill('SIGKILL'));
  });
  await secondStart;
  expect(error).toBeInstanceOf(FolderInUseError);
  expect(String(error)).toMatch(
    /The data folder .* is in use by another sandbox \(process \d+\)\. Stop that one, or give this one a folder of its own\./,
  );
  const sandbox = await createSandbox({ data: { folder } });
  await sandbox.close();
});

test('a data folder is locked within one process too, until the lock is released', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  lock.release();
  lockFolder(folder).release();
});

test('a prepared folder is not prepared again, and later writes to it survive a restart', async () => {
  const first = await createSandbox({ data: { folder } });
  await ask(first.app, 'DELETE', '/customer-management/eu/users/se-user-6', { token: await tokenOf(first.app, 'se', 'superuser') });
  const token = await tokenOf(first.app, 'se', 'superuser');
  await first.close();
  expect(await prepareData(folder)).toBe(false);
  const second = await createSandbox({ data: { folder } });
  expect((await ask(second.app, 'GET', '/customer-management/eu/users/se-user-6', { token })).status).toBe(404);
  await second.close();
});

test(
  'a data folder whose preparation was cut off is prepared again',
  async () => {
    rmSync(`${folder}/pgdata`, { recursive: true });
    expect(await prepareData(folder)).toBe(true);
    expect(await prepareData(folder)).toBe(false);
    // Each has 16 MB, and every copy of the folder would contain them: the current one, and the next one where it is nearly full.
    const writeAheadFiles = readdirSync(`${folder}/pgdata/pg_wal`).filter((name) => /^[\dA-F]{24}$/.test(name));
    expect(writeAheadFiles.length).toBeLessThanOrEqual(2);
  },
  openingTime,
);
