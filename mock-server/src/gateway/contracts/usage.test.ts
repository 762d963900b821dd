import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contractDocument } from '../../mock/contracts.ts';
import { contractPage } from './contractPage.ts';
import { record } from './reading.ts';
import { contractReference } from './reference.ts';
import { readUsage } from './usage.ts';

describe('what the journeys use of the contracts', () => {
  const root = mkdtempSync(join(tmpdir(), 'realmkit-usage-'));
  const folder = join(root, 'docs/contract-coverage');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'used.json'), JSON.stringify({ library: { getBook: [200, 404] } }));
  writeFileSync(join(folder, 'unused.json'), JSON.stringify({ library: { getBook: 'Not read.', getBookCover: 'Browsers load it.' } }));
  afterAll(() => rmSync(root, { recursive: true }));

  test('is read by service and operation, and what is used needs no reason', () => {
    const usageOf = readUsage(root);
    expect(usageOf('library', 'getBook')).toEqual({ statuses: [200, 404] });
    expect(usageOf('library', 'getBookCover')).toEqual({ reason: 'Browsers load it.' });
    expect(usageOf('library', 'searchBooks')).toBeUndefined();
    expect(readUsage(join(root, 'nowhere'))('library', 'getBook')).toBeUndefined();
  });

  test('stands with each operation on the page of its contract', async () => {
    const page = String(await contractPage('library', contractReference(contractDocument('library')), readUsage(root)));
    expect(page).toContain('The apps’ journeys get 200, 404');
    expect(page).toContain('No journey of the apps uses it: Browsers load it.');
  });

  test('says that no app calls an operation only where none does, and that one calls it only where one does', () => {
    const project = new URL('../../../../', import.meta.url).pathname;
    const files = globSync('{shell,admin,consumer,reader}/src/**/*.{ts,tsx}', { cwd: project }).filter(
      (file) => !/\.(test|stories)\./.test(file),
    );
    const source = files
      .map((file) => readFileSync(join(project, file), 'utf8'))
      .join('\n')
      .replaceAll(/\(\s+'/g, "('");
    const reasons: unknown = JSON.parse(readFileSync(join(project, 'docs/contract-coverage/unused.json'), 'utf8'));
    for (const [service, operations] of Object.entries(record(reasons)))
      for (const { id, method, path } of contractReference(contractDocument(service)).operations) {
        const reason = String(record(operations)[id] ?? '');
        const isCalled = source.includes(`.${method}('${path}'`);
        if (reason.startsWith('No app calls it')) expect(isCalled, `${service} ${id}`).toBe(false);
        if (reason.includes(' calls it;')) expect(isCalled, `${service} ${id}`).toBe(true);
      }
  });

  test('knows each operation of every contract as used, or the reason why it is not', () => {
    const usageOf = readUsage(new URL('../../../../', import.meta.url).pathname);
    const specs = globSync('*.yaml', { cwd: new URL('../../../../openapi/specs/', import.meta.url).pathname });
    const unknown = specs
      .map((file) => file.replace(/\.yaml$/, ''))
      .flatMap((service) =>
        contractReference(contractDocument(service))
          .operations.filter(({ id }) => usageOf(service, id) === undefined)
          .map(({ id }) => `${service} ${id}`),
      );
    expect(unknown).toEqual([]);
  });

  test('names only operations that the contracts have', () => {
    const here = new URL('../../../../docs/contract-coverage/', import.meta.url);
    for (const name of ['used.json', 'unused.json'])
      for (const [service, operations] of Object.entries(record(JSON.parse(readFileSync(new URL(name, here), 'utf8'))))) {
        const known = contractReference(contractDocument(service)).operations.map(({ id }) => id);
        expect(
          Object.keys(record(operations)).filter((id) => !known.includes(id)),
          `${name} ${service}`,
        ).toEqual([]);
      }
  });
});
