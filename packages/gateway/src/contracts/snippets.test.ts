import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, clientOf, curlOf, headersOf, pythonOf, type TriedRequest } from '../pages/contracts/snippets.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly type: string | undefined;
  readonly key: unknown;
  readonly body: string;
}
const seen: Seen[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    const { authorization, 'content-type': type, 'idempotency-key': key } = request.headers;
    seen.push({ method: request.method, url: request.url, authorization, type, key, body });
    response.end('{}');
  });
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/library`;
});
afterAll(() => server.close());

const tried = (): TriedRequest => ({
  service: 'book-content',
  method: 'PUT',
  path: '/v1/books/{bookId}/notes',
  base,
  parameters: { path: { bookId: 'a/b ä' }, query: { q: "Elsa's", page: '2' }, header: { 'Idempotency-Key': 'key-1' } },
  body: { type: 'application/json', text: '{ "text": "Varför \'räknar\' han \\"stjärnor\\"? $HOME" }' },
  hasToken: true,
});

/** What a service gets where the page itself sends a request. */
const sent = (): Seen => ({
  method: 'PUT',
  url: addressOf(tried()).slice(base.length - '/library'.length),
  authorization: headersOf(tried(), 'secret').Authorization,
  type: 'application/json',
  key: 'key-1',
  body: tried().body?.text ?? '',
});

/** Runs a program beside the server, which answers it. */
const run = (command: string, args: readonly string[]) => {
  const child = spawn(command, args, { env: { ...process.env, TOKEN: 'secret' } });
  return new Promise<unknown>((ended) => child.on('close', ended));
};
const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

describe('a request in other words', () => {
  for (const tool of ['curl', 'python3'])
    if (!isThere(tool)) process.stdout.write(`${tool} is not installed: what the page writes for it was not run.\n`);

  test.runIf(isThere('curl'))('the call of curl sends what the page sends', async () => {
    expect(await run('sh', ['-c', curlOf(tried())])).toBe(0);
    expect(seen.at(-1)).toEqual(sent());
  });

  test.runIf(isThere('python3'))('the Python program sends what the page sends', async () => {
    expect(await run('python3', ['-c', `token = "secret"\n${pythonOf(tried())}`])).toBe(0);
    expect(seen.at(-1)).toMatchObject({ ...sent(), authorization: 'Bearer secret' });
  });

  test('the call of the typed client is TypeScript, with numbers as numbers', () => {
    const code = clientOf(tried());
    expect(() => stripTypeScriptTypes(code)).not.toThrow();
    expect(code).toContain(`serviceClient('bookContent', { baseUrl: '${base}', getAccessToken: () => token })`);
    expect(code).toContain('query: { "q": "Elsa\'s", "page": 2 }');
    expect(code).toContain('client.PUT(\'/v1/books/{bookId}/notes\', { params: { path: { "bookId": "a/b ä" }');
  });

  test('a request of nobody has no token, and one without a body has none', () => {
    const { body: _, ...open } = { ...tried(), hasToken: false };
    for (const words of [curlOf(open), clientOf(open), pythonOf(open)]) expect(words).not.toMatch(/oken|stjärnor/);
  });
});
