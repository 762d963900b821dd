import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = `
  import { readOptions } from ${JSON.stringify(new URL('readOptions.ts', import.meta.url))};
  console.log(readOptions({ corpus: { type: 'string' } }, 'npm run tests -- --corpus DIR').corpus);
`;
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', script, '--', ...args], { encoding: 'utf8' });

test('a command reads its options, and prints how it is called when asked', () => {
  expect(run('--corpus', 'books')).toMatchObject({ status: 0, stdout: 'books\n', stderr: '' });
  expect(run('--help')).toMatchObject({ status: 0, stdout: 'npm run tests -- --corpus DIR\n', stderr: '' });
});

test('a misspelt option ends a command with its name and how it is called, and without a stack', () => {
  expect(run('--corpse', 'books')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown option '--corpse'.*\nnpm run tests -- --corpus DIR\n$/),
  });
});
