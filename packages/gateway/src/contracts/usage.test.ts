import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '@realmkit/contract-engine';
import { afterAll, describe, expect, test } from 'vitest';
import { contractPage } from './contractPage.ts';
import { contractReference } from './reference.ts';
import { readUsage } from './usage.ts';

describe("the journeys' use of the contracts", () => {
  const root = mkdtempSync(join(tmpdir(), 'realmkit-usage-'));
  const folder = join(root, 'docs/contract-coverage');
  for (const path of [folder, join(root, 'test-results')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(root, 'test-results/contract-use.json'), JSON.stringify({ library: { getBook: [200, 404] } }));
  writeFileSync(join(folder, 'unused.json'), JSON.stringify({ library: { getBook: 'Not read.', getBookCover: 'Browsers load it.' } }));
  afterAll(() => rmSync(root, { recursive: true }));

  test('the usage is read by service and operation, and a used operation shows no reason', () => {
    const usageOf = readUsage(root);
    expect(usageOf('library', 'getBook')).toEqual({ statuses: [200, 404] });
    expect(usageOf('library', 'getBookCover')).toEqual({ reason: 'Browsers load it.' });
    expect(usageOf('library', 'searchBooks')).toBeUndefined();
    expect(readUsage(join(root, 'nowhere'))('library', 'getBook')).toBeUndefined();
  });

  test('the page of a contract shows the usage of each operation', async () => {
    const page = String(
      await contractPage('library', contractReference(readContract('library')), readUsage(root), {
        origins: {},
        clientId: '',
        redirectUri: '',
      }),
    );
    expect(page).toContain('The apps’ journeys get 200, 404');
    expect(page).toContain('No journey of the apps uses it: Browsers load it.');
  });
});
