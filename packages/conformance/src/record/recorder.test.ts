import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { formatFinding } from '../verdicts/finding.ts';
import { createRecorder } from './recorder.ts';
import { createRecording } from './recording.ts';

const everyByte = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256));

/** A raw response, without the headers of its connection. */
interface Raw {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

function raw(port: number, path: string, body?: Buffer): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', agent: false }, async (response) => {
      const headers = response.rawHeaders.filter((_, index, all) => !/^(connection|keep-alive)$/i.test(all[index - (index % 2)] ?? ''));
      resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(await response.toArray()) });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('the recorder', () => {
  let release: (() => void) | undefined;
  const upstream = createServer(async (incoming, outgoing) => {
    outgoing.sendDate = false;
    const body = Buffer.concat(await incoming.toArray());
    if (incoming.url === '/echo') outgoing.writeHead(200, { 'content-type': 'application/octet-stream' }).end(body);
    else if (incoming.url === '/cookies')
      outgoing
        .writeHead(204, [
          ['Set-Cookie', 'a=1; Path=/'],
          ['Set-Cookie', 'b=2; HttpOnly'],
          ['X-Odd-Case', '1'],
        ] as never)
        .end();
    else if (incoming.url === '/elsewhere') outgoing.writeHead(302, { location: '/cookies' }).end();
    else if (incoming.url === '/int64') outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"id":9007199254740993}');
    else if (incoming.url === '/events') {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      outgoing.write('data: first\n\n');
      release = () => outgoing.end('data: second\n\n');
    } else outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"id":7}');
  });
  const exchanges: Exchange[] = [];
  let direct = 0;
  let through = 0;
  let tee: Server;
  beforeAll(async () => {
    direct = await listening(upstream);
    tee = createRecorder(`http://127.0.0.1:${direct}`, (exchange) => exchanges.push(exchange));
    through = await listening(tee);
  });
  afterAll(() => {
    for (const server of [tee, upstream]) {
      server.close();
      server.closeAllConnections();
    }
  });

  test.each([
    ['a binary body, both ways', '/echo', everyByte],
    ['two Set-Cookie and the letters of header names', '/cookies', undefined],
    ['a redirection', '/elsewhere', undefined],
    ['an integer of 64 bits', '/int64', undefined],
  ])('the recorder passes %s through unchanged', async (_what, path, body) => {
    expect(await raw(through, path, body)).toEqual(await raw(direct, path, body));
  });

  test('the recorder passes each server-sent event through as it arrives', async () => {
    const response = await fetch(`http://127.0.0.1:${through}/events`);
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: first\n\n');
    release?.();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: second\n\n');
  });

  test('the recorder reports an exchange with both bodies after the response has ended', async () => {
    exchanges.length = 0;
    await raw(through, '/echo', everyByte);
    await expect.poll(() => exchanges.length).toBe(1);
    expect(Buffer.from(exchanges[0]?.request.body ?? []).equals(everyByte)).toBe(true);
    expect(Buffer.from(exchanges[0]?.response.body ?? []).equals(everyByte)).toBe(true);
  });

  test('the recorder responds 502 with a reason if the target does not listen', async () => {
    const unanswered: string[] = [];
    const unreachable = createRecorder(
      'http://127.0.0.1:9',
      () => {},
      ({ method, path }) => unanswered.push(`${method} ${path}`),
    );
    const { status, body } = await raw(await listening(unreachable), '/');
    expect([status, body.toString()]).toEqual([502, expect.stringContaining('The recorder got no answer')]);
    expect(unanswered).toEqual(['GET /']);
    unreachable.close();
    unreachable.closeAllConnections();
  });

  test('a recording checks exchanges against the contract, reports each finding once and client errors as warnings', async () => {
    const recording = createRecording('library', 'http://service', { strict: false });
    const exchange = async (path: string): Promise<Exchange> => {
      exchanges.length = 0;
      await raw(through, path);
      await expect.poll(() => exchanges.length).toBe(1);
      return exchanges[0] as Exchange;
    };
    const book = await exchange('/v1/books/book-1');
    expect(recording.add(book).map(formatFinding)).toContain('getBook 200: answer body /title is missing [missing-property]');
    expect(recording.add(book)).toEqual([]);
    const { request: sent, response } = book;
    const refused = {
      request: { ...sent, search: 'x=1' },
      response: { ...response, status: 400, body: Buffer.from('{"name":"ValidationError","message":"No."}') },
    };
    expect(recording.add(refused)).toEqual([expect.objectContaining({ rule: 'bad-request', severity: 'warning', place: 'request x' })]);
    const covered = recording.result().coverage.find(({ operation }) => operation === 'getBook');
    expect(covered?.statuses.filter(({ seen }) => seen > 0)).toEqual([
      { status: 200, seen: 2 },
      { status: 400, seen: 1 },
    ]);
  });
});
