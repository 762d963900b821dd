import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { boundedText, type HttpError, longestBody } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serviceRequest } from '../http/messages.ts';

const url = 'http://localhost/';

/** Returns a request with an endless body, and a function that counts the bytes read of it. */
function endless(): { request: Request; pulled: () => number } {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  return { request: new Request(url, init), pulled: () => pulled };
}

test('an endless body is read only up to the limit', async () => {
  const { request, pulled } = endless();
  await expect(boundedText(request, undefined)).rejects.toMatchObject({
    status: 413,
    body: { name: 'PayloadTooLarge', attributes: [{ attribute: 'body', reason: 'size' }] },
  });
  expect(pulled()).toBeLessThan(longestBody + 4 * 65_536);
});

test('a body whose Content-Length exceeds the limit is not read at all', async () => {
  const { request, pulled } = endless();
  await expect(boundedText(request, longestBody + 1)).rejects.toMatchObject({ status: 413 });
  expect(pulled()).toBeLessThanOrEqual(65_536);
});

test('a body of exactly the allowed length is read without splitting multi-byte letters', async () => {
  const text = 'å'.repeat(longestBody / 2);
  expect(await boundedText(new Request(url, { method: 'POST', body: text }), undefined)).toBe(text);
});

test.each([undefined, 6])('a body with bytes that are no UTF-8 is refused, where its announced length is %s', async (announced) => {
  const body = Uint8Array.from([0x22, 0x52, 0xe4, 0x76, 0x65, 0x22]);
  await expect(boundedText(new Request(url, { method: 'POST', body }), announced)).rejects.toMatchObject({
    status: 400,
    body: { name: 'ValidationError', attributes: [{ attribute: 'body', reason: 'contentEncoding' }] },
  });
});

test.each(['gzip', 'br, identity'])('a body in the encoding %s is refused for its encoding', async (encoding) => {
  const request = new Request(url, { method: 'POST', body: '{}', headers: { 'content-encoding': encoding } });
  await expect(boundedText(request)).rejects.toMatchObject({
    status: 415,
    headers: { 'Accept-Encoding': 'identity' },
    body: { attributes: [{ attribute: 'Content-Encoding', reason: 'enum' }] },
  });
});

describe('bodies on a socket', () => {
  const read = vi.fn<(text: string) => void>();
  const refused = vi.fn<(reason: HttpError) => void>();
  const app = new Hono().post('/', async (context) => {
    try {
      read(await serviceRequest(context, '').text());
      return context.text('read');
    } catch (reason) {
      refused(reason as HttpError);
      return new Response('refused', { status: (reason as HttpError).status });
    }
  });
  let server: Server;
  beforeAll(async () => {
    server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Sends raw bytes and returns the status line of the response. */
  async function send(...pieces: readonly string[]): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    for (const piece of pieces) socket.write(piece);
    const [data]: Buffer[] = await once(socket, 'data');
    socket.destroy();
    return String(data).split('\r\n')[0] ?? '';
  }

  test('a body whose Content-Length exceeds the limit is refused before it is sent', async () => {
    expect(await send(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${longestBody + 1}\r\n\r\n`)).toMatch(/^HTTP\/1.1 413/);
  });

  test('a chunked body is refused once it exceeds the limit', async () => {
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    expect(
      await send('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n', ...Array<string>(17).fill(chunk)),
    ).toMatch(/^HTTP\/1.1 413/);
  });

  test('a body that is cut off is refused and never read as complete', async () => {
    read.mockClear();
    refused.mockClear();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"name":"half');
    await once(server, 'request');
    socket.destroy();
    await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
    expect(refused.mock.calls[0]?.[0]).toMatchObject({ body: { attributes: [{ attribute: 'body', reason: 'incomplete' }] } });
    expect(read).not.toHaveBeenCalled();
  });

  test('a body within the limit is read', async () => {
    expect(await send('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}')).toMatch(/^HTTP\/1.1 200/);
    expect(read).toHaveBeenLastCalledWith('{}');
  });
});
