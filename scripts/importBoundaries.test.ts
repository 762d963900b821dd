import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  allForeignDomainImports,
  allUpwardImports,
  domainBoundaries,
  folderCircles,
  foreignDomainImports,
  importCircles,
  sourceFiles,
  startupPackages,
  upwardImports,
} from './importBoundaries.ts';

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
  expect(upwardImports('mock-server/src/platform/domains/library/x.ts', "import { titles } from '@realmkit/sample-books';")).toEqual([]);
});

test('a downward import, a package and a neighbour are allowed', () => {
  const text = "import a from '@realmkit/openapi'; import b from 'react'; import c from './c.ts'; import d from '../../d.ts';";
  expect(upwardImports('packages/shell/src/session/x.ts', text)).toEqual([]);
});

test('no files import each other in a circle, by types neither', () => {
  expect(importCircles()).toEqual([]);
});

test.each([
  'admin/src',
  'consumer/src',
  'design-system/src',
  'mock-server/src',
  'mock-server/src/platform',
  'mock-server/src/platform/domains',
  'openapi/src',
  'packages/admin-kit/src',
  'packages/conformance/src',
  'packages/contract-engine/src',
  'packages/gateway/src',
  'packages/sample-books/src',
  'packages/shell/src',
  'reader/src',
  'reader/src/player',
  'scripts',
])('no folders and files of %s import each other in a circle', (folder) => {
  expect(folderCircles(folder)).toEqual([]);
});

test('a domain of the sandbox imports the published functions of its allowed neighbours alone', () => {
  expect(allForeignDomainImports()).toEqual([]);
});

test('every domain of the sandbox says which others it imports', () => {
  const domains = sourceFiles(['mock-server/src/platform/domains']).flatMap((file) => file.split('/').slice(4, -1).slice(0, 1));
  expect(Object.keys(domainBoundaries).toSorted()).toEqual([...new Set(domains)].toSorted());
});

test.each([
  ['directory/people/x.ts', '../../billing/index.ts', 1],
  ['billing/x.ts', '../directory/rows/hasEmail.ts', 1],
  ['billing/x.ts', '../directory/index.ts', 0],
  ['billing/seed/x.ts', '../../directory/seed/people.ts', 0],
  ['billing/x.ts', '../directory/seed/people.ts', 1],
  ['billing/x.ts', '../../database/shards.ts', 0],
  ['billing/x.test.ts', '../identity/person.ts', 0],
])('of an import from %s to %s the check of domains finds %i', (file, specifier, count) => {
  const text = `import { x } from '${specifier}';`;
  expect(foreignDomainImports(`mock-server/src/platform/domains/${file}`, text)).toHaveLength(count);
});

test('no engine of the sandbox imports a domain', () => {
  const engines = ['http', 'database', 'clock', 'access', 'mail', 'jobs', 'controls'];
  const files = sourceFiles(engines.map((engine) => `mock-server/src/platform/${engine}`)).filter((file) => !/\.test\.ts$/.test(file));
  expect(files.filter((file) => /from '[^']*\/(?:domains|sandbox)\//.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a circle of three files is found, by a type too', () => {
  const circle: [string, string][] = [
    ['admin/src/a.ts', "import { b } from './b.ts'; import { d } from './d.ts';"],
    ['admin/src/b.ts', "import type { C } from './folder/c.ts';"],
    ['admin/src/folder/c.ts', "export { a } from '../a.ts';"],
    ['admin/src/d.ts', "import { b } from './b.ts';"],
  ];
  expect(importCircles(circle)).toEqual(['admin/src/a.ts → admin/src/b.ts → admin/src/folder/c.ts → admin/src/a.ts']);
  expect(importCircles(circle.slice(0, 2))).toEqual([]);
});

test('a circle of folders is found where no files import each other, and tests do not count', () => {
  const below: [string, string][] = [
    ['x/src/mail/send.ts', "import { rows } from '../database/rows.ts';"],
    ['x/src/database/rows.ts', ''],
    ['x/src/database/shards.ts', "import type { Mail } from '../mail/mail.ts';"],
    ['x/src/mail/mail.ts', ''],
  ];
  expect(importCircles(below)).toEqual([]);
  expect(folderCircles('x/src', below)).toEqual(['mail → database → mail']);
  const tested = below.map(([file, text]): [string, string] => [file.replace('shards.ts', 'shards.test.ts'), text]);
  expect(folderCircles('x/src', tested)).toEqual([]);
});

test.each(['start.ts', 'mock.ts', 'sandboxWorker.ts', 'mockWorker.ts'])(
  'the gateway’s %s loads Hono alone before it listens, and no validator and no parser of contracts',
  (entry) => {
    const packages = startupPackages(`packages/gateway/src/start/${entry}`);
    expect(packages.filter((name) => name !== 'hono')).toEqual(['@hono/node-server']);
  },
);

test('the packages behind doors, relative imports and re-exports count as loaded at the start', () => {
  expect(startupPackages('packages/contract-engine/src/index.ts')).toEqual(['ajv', 'ajv-formats', 'yaml']);
});
