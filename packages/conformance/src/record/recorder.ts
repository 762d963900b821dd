import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Exchange, headerMap } from '../exchange.ts';

/** The maximum length of a body that is checked, in bytes; a longer one passes unchecked. */
const maxRecordedBytes = 8 * 1024 * 1024;

/** Receives each exchange after its response has ended. */
export type OnExchange = (exchange: Exchange) => void;

/** Receives each request that got no complete response from the target although its client waited. */
export type OnNoResponse = (request: { readonly method: string; readonly path: string }, why: string) => void;

/** Headers that belong to one connection and are not passed on (RFC 9110 §7.6.1). */
const hopByHopHeaders = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);

function pairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? '', raw[index * 2 + 1] ?? '']);
}

/** Buffers chunks up to a maximum length. */
class BoundedBuffer {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length <= maxRecordedBytes) this.#chunks.push(chunk);
  }

  get body(): Uint8Array | undefined {
    return this.#length <= maxRecordedBytes ? Buffer.concat(this.#chunks) : undefined;
  }
}

function proxy(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, onExchange: OnExchange, onNoResponse: OnNoResponse): void {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const [path = '', search = ''] = (incoming.url ?? '/').split(/\?(.*)/s);
  const method = incoming.method ?? 'GET';
  const headers = pairs(incoming.rawHeaders).filter(([name]) => !hopByHopHeaders.has(name.toLowerCase()) && name.toLowerCase() !== 'host');
  const sentBody = new BoundedBuffer();
  const upstream = send(target, {
    method,
    path: `${target.pathname.replace(/\/$/, '')}${incoming.url ?? '/'}`,
    // A flat list preserves the case of names and keeps headers of one name apart.
    headers: ['Host', target.host, ...headers.flat()],
    setHost: false,
  });
  upstream.on('response', (response) => {
    const received = pairs(response.rawHeaders);
    const body = new BoundedBuffer();
    outgoing.sendDate = false;
    outgoing.writeHead(
      response.statusCode ?? 502,
      response.statusMessage,
      received.filter(([name]) => !hopByHopHeaders.has(name.toLowerCase())).flat(),
    );
    // Flush the headers without waiting for more events; a body that is already here goes out with them.
    setImmediate(() => {
      if (!outgoing.writableEnded && !outgoing.destroyed) outgoing.flushHeaders();
    });
    response.on('data', (chunk: Uint8Array) => body.add(chunk));
    response.pipe(outgoing);
    response.once('end', () => {
      const [sent, got] = [sentBody.body, body.body];
      if (sent === undefined || got === undefined) return;
      const request = { method, path, search, headers: headerMap(headers), body: sent };
      // Wait until everything has been sent.
      setImmediate(onExchange, { request, response: { status: response.statusCode ?? 0, headers: headerMap(received), body: got } });
    });
    response.once('aborted', () => outgoing.destroy());
  });
  upstream.once('error', (reason) => {
    if (!outgoing.destroyed) onNoResponse({ method, path }, reason.message);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`The recorder got no answer: ${reason.message}`);
  });
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) upstream.destroy();
  });
  incoming.on('data', (chunk: Uint8Array) => sentBody.add(chunk));
  incoming.pipe(upstream);
}

/** Creates a server that proxies every byte unchanged, and reports each exchange after its response has ended. */
export function createRecorder(target: string, onExchange: OnExchange, onNoResponse: OnNoResponse = () => {}): Server {
  const url = new URL(target);
  return createServer((incoming, outgoing) => proxy(url, incoming, outgoing, onExchange, onNoResponse));
}
