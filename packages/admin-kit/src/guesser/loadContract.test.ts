import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { loadContract } from './loadContract.ts';

/** Returns the code of a build of the guessers' module that loads contracts. */
async function builtCode(mode: 'production' | 'development'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    define: { 'import.meta.env.DEV': String(mode === 'development') },
    build: { write: false, lib: { entry: fileURLToPath(new URL('./loadContract.ts', import.meta.url)), formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('\n');
}

test('a contract is loaded in development', async () => {
  expect(await loadContract('customerManagement')).toMatchObject({ info: { title: expect.any(String) }, paths: { '/users': {} } });
});

test('a production build carries no contract', async () => {
  const operation = 'listUsers';
  expect(await builtCode('development')).toContain(operation);
  const production = await builtCode('production');
  expect(production).toContain('Guessers work in development only');
  expect(production).not.toContain('operationId');
  expect(production.length).toBeLessThan(5_000);
});
