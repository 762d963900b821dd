import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conform } from '../command/conform.ts';
import { libraryServer } from './libraryService.ts';

const file = (name: string): string => new URL(name, import.meta.url).pathname;

describe('a library service that was written from the contract alone', () => {
  let target: string;
  beforeAll(async () => {
    libraryServer.listen(0, '127.0.0.1');
    await once(libraryServer, 'listening');
    target = `http://127.0.0.1:${(libraryServer.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    libraryServer.close();
    libraryServer.closeAllConnections();
  });

  test('the example library passes the conform command with writes allowed and strict checks', async () => {
    const config = file('library.conform.json');
    expect(
      await conform(['run', '--service', 'library', '--target', target, '--config', config, '--allow-writes', '--complete', '--strict']),
    ).toBe(0);
  });

  test('the example library has at most 150 lines', () => {
    expect(readFileSync(file('libraryService.ts'), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(150);
  });
});
