import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

// `execFile` rejects a command that does not end with 0.
test.each([
  ['start.mjs', 'npm start'],
  ['mock.mjs', 'npm run mock'],
  ['conform.mjs', 'npm run conform'],
])('%s --help says how it is called, and nothing else', async (script, words) => {
  const { stdout, stderr } = await run(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), '--help']);
  expect(stdout).toContain(words);
  expect(stderr).toBe('');
});
