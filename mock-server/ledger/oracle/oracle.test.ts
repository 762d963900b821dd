import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the ledger knows nothing of the services: its files import each other only', () => {
  const imports = readdirSync(import.meta.dirname)
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/from '([^']+)'/g)].map(([, path]) => path));
  expect(imports.filter((path) => !path?.startsWith('./'))).toEqual([]);
});
