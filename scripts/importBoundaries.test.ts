import { expect, test } from 'vitest';
import { allUpwardImports, upwardImports } from './importBoundaries.ts';

test('no file imports from a layer above its own', () => {
  expect(allUpwardImports()).toEqual([]);
});

test.each([
  ['packages/shell/src/x.ts', "import { Users } from '@realmkit/admin';"],
  ['design-system/src/x.ts', "import type { Session } from '@realmkit/shell';"],
  ['openapi/src/x.ts', "export { realms } from '../../design-system/src/index.ts';"],
  ['admin/src/x.ts', "const page = await import('@realmkit/consumer');"],
  ['mock-server/src/x.ts', "import '@realmkit/design-system/tokens';"],
  ['packages/sample-books/src/x.ts', "import { createSandbox } from '@realmkit/mock-server/sandbox';"],
  ['mock-server/src/x.ts', "import { gateway } from '../../packages/gateway/src/gateway.ts';"],
  ['mock-server/src/x.ts', "import { player } from '../../reader/src/player/index.ts';"],
  ['mock-server/src/x.ts', "import { runSuite } from '@realmkit/conformance';"],
  ['packages/contract-engine/src/x.ts', "import { createSandbox } from '@realmkit/mock-server';"],
  ['reader/src/player/x.ts', "import { useSession } from '@realmkit/shell';"],
])('an upward import from %s is found', (file, text) => {
  expect(upwardImports(file, text)).toHaveLength(1);
});

test('the books behind the sandbox are a layer of their own', () => {
  expect(upwardImports('mock-server/src/books/x.ts', "import { titles } from '@realmkit/sample-books';")).toEqual([]);
});

test('a downward import, a package and a neighbour are allowed', () => {
  const text = "import a from '@realmkit/openapi'; import b from 'react'; import c from './c.ts'; import d from '../../d.ts';";
  expect(upwardImports('packages/shell/src/session/x.ts', text)).toEqual([]);
});
