import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { findingInWords } from '../verdicts/finding.ts';
import { recorder } from './recorder.ts';
import { recordingOf } from './recording.ts';

const everyByte = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256));

/** What came over the wire, unread by any client, without what belongs to one connection. */
interface Raw {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

function raw(port: number, path: string, body?: Buffer): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', agent: false }, async (answer) => {
      const headers = answer.rawHeaders.filter((_, index, all) => !/^(connection|keep-alive)$/i.test(all[index - (index % 2)] ?? ''));
      resolve({ status: answer.statusCode ?? 0, headers, body: Buffer.concat(await answer.toArray()) });
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
  const told: Exchange[] = [];
  let direct = 0;
  let through = 0;
  let tee: Server;
  beforeAll(async () => {
    direct = await listening(upstream);
    tee = recorder(`http://127.0.0.1:${direct}`, (exchange) => told.push(exchange));
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
  ])('passes %s untouched', async (_what, path, body) => {
    expect(await raw(through, path, body)).toEqual(await raw(direct, path, body));
  });

  test('passes server-sent events as they come', async () => {
    const answer = await fetch(`http://127.0.0.1:${through}/events`);
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: first\n\n');
    release?.();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: second\n\n');
  });

  test('tells an exchange with both bodies after its answer has ended', async () => {
    told.length = 0;
    await raw(through, '/echo', everyByte);
    await expect.poll(() => told.length).toBe(1);
    expect(Buffer.from(told[0]?.request.body ?? []).equals(everyByte)).toBe(true);
    expect(Buffer.from(told[0]?.answer.body ?? []).equals(everyByte)).toBe(true);
  });

  test('answers 502 in words where nobody listens', async () => {
    const silences: string[] = [];
    const nobody = recorder(
      'http://127.0.0.1:9',
      () => {},
      ({ method, path }) => silences.push(`${method} ${path}`),
    );
    const { status, body } = await raw(await listening(nobody), '/');
    expect([status, body.toString()]).toEqual([502, expect.stringContaining('The recorder got no answer')]);
    expect(silences).toEqual(['GET /']);
    nobody.close();
    nobody.closeAllConnections();
  });

  test('what passed is judged by the contract, each fault told once, the client’s as a warning', async () => {
    const recording = recordingOf('library', 'http://service', { strict: false });
    const exchange = async (path: string): Promise<Exchange> => {
      told.length = 0;
      await raw(through, path);
      await expect.poll(() => told.length).toBe(1);
      return told[0] as Exchange;
    };
    const book = await exchange('/v1/books/book-1');
    expect(recording.add(book).map(findingInWords)).toContain('getBook 200: answer body /title is missing [missing-property]');
    expect(recording.add(book)).toEqual([]);
    const { request: asked, answer } = book;
    const refused = {
      request: { ...asked, search: 'x=1' },
      answer: { ...answer, status: 400, body: Buffer.from('{"name":"ValidationError","message":"No."}') },
    };
    expect(recording.add(refused)).toEqual([expect.objectContaining({ rule: 'bad-request', severity: 'warning', place: 'request x' })]);
    const covered = recording.result().coverage.find(({ operation }) => operation === 'getBook');
    expect(covered?.statuses.filter(({ seen }) => seen > 0)).toEqual([
      { status: 200, seen: 2 },
      { status: 400, seen: 1 },
    ]);
  });
});
