import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '@realmkit/contract-engine';
import { asObject } from '@realmkit/openapi/json';
import { expect, test } from 'vitest';
import { contractReference } from '../../packages/gateway/src/contracts/reference.ts';

const root = join(import.meta.dirname, '../..');
const reasons: unknown = JSON.parse(readFileSync(join(root, 'docs/contract-coverage/unused.json'), 'utf8'));

test('a reason says that no app calls an operation only where none does, and that an app calls it only where one does', () => {
  const files = globSync('{packages/shell,admin,consumer,reader}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  const source = files
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .replaceAll(/\(\s+'/g, "('");
  for (const [service, operations] of Object.entries(asObject(reasons)))
    for (const { id, method, path } of contractReference(readContract(service)).operations) {
      const reason = String(asObject(operations)[id] ?? '');
      // By a client, or by the declaration of a resource.
      const isCalled = source.includes(`.${method}('${path}'`) || source.includes(`'${method} ${path}'`);
      if (reason.startsWith('No app calls it')) expect(isCalled, `${service} ${id}`).toBe(false);
      if (reason.includes(' calls it;')) expect(isCalled, `${service} ${id}`).toBe(true);
    }
});

test('reasons are given only for operations that the contracts have', () => {
  for (const [service, operations] of Object.entries(asObject(reasons))) {
    const known = contractReference(readContract(service)).operations.map(({ id }) => id);
    expect(
      Object.keys(asObject(operations)).filter((id) => !known.includes(id)),
      service,
    ).toEqual([]);
  }
});
