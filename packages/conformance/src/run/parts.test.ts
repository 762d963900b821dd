import { parseContract } from '@realmkit/contract-engine';
import { expect, test } from 'vitest';
import { failures } from '../core/results.ts';
import { scenario } from '../core/suite.ts';
import { runSuite } from './runSuite.ts';

const contract = parseContract(`
openapi: 3.1.0
info: { title: Files, version: 1.0.0 }
paths:
  /file:
    get:
      operationId: getFile
      parameters: [{ name: Range, in: header, schema: { type: string } }]
      responses:
        '200': { description: All., content: { application/octet-stream: {} } }
        '206': { description: A part., content: { application/octet-stream: {} } }
        '400': { description: No. }
        '416': { description: Beyond. }
`);

type Serve = (bytes: Uint8Array<ArrayBuffer>, first: number, last: number) => Response;

const right: Serve = (bytes, first, last) => new Response(bytes.slice(first, last + 1), { status: 206 });

async function found(serve: Serve): Promise<string[]> {
  const bytes = new TextEncoder().encode('abcdefghi');
  async function send(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname !== '/file' || request.method !== 'GET') return new Response(null, { status: 404 });
    if (search !== '') return new Response(null, { status: 400 });
    const type = { 'content-type': 'application/octet-stream' };
    const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
    if (first === '' && last === '') return new Response(bytes, { headers: type });
    if (Number(first) >= bytes.length) return new Response(null, { status: 416 });
    const [from, to] = first === '' ? [bytes.length - Number(last), bytes.length - 1] : [Number(first), Number(last || bytes.length - 1)];
    const { status, body } = serve(bytes, from, to);
    return new Response(body, { status, headers: type });
  }
  const suite = {
    ...{ service: 'files', requirements: { roles: {} }, caller: 'anybody' },
    scenarios: [scenario('a file is read', async ({ call }) => void (await call('getFile')))],
  };
  const how = { configuration: {}, allowWrites: false, strict: false, withExtensions: true, document: contract };
  const result = await runSuite(suite, { base: 'http://files', send, timeout: 1000 }, how);
  return failures(result).map(({ operation, place, cause, asked }) => `${operation} ${place} ${cause}, asked with ${asked}`);
}

test('the parts of a file together are the file', async () => {
  expect(await found(right)).toEqual([]);
});

test.each<[string, Serve]>([
  ['begins a byte late', (bytes, first, last) => right(bytes, first + 1, last + 1)],
  [
    'is other bytes',
    (bytes, first, last) =>
      right(
        bytes.map((byte) => byte ^ 1),
        first,
        last,
      ),
  ],
  ['is the whole', (bytes) => right(bytes, 0, bytes.length - 1)],
])('a part that %s is a finding', async (_fault, serve) => {
  expect(await found(serve)).toContain('getFile answer body must be these 4 bytes of the file, asked with the range bytes=0-3');
});
