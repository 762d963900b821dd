import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Exchange, headerMap } from '../exchange.ts';

/** How much of a body is kept for judging, in bytes; a longer one passes all the same and is not judged. */
const longestKept = 8 * 1024 * 1024;

/** What a recorder tells of each exchange, after its answer has ended. */
export type TellExchange = (exchange: Exchange) => void;

/** What a recorder tells of a request to which the target gave no answer, or no whole one, though its client waited. */
export type TellSilence = (request: { readonly method: string; readonly path: string }, why: string) => void;

/** Headers that belong to one connection and are not passed on (RFC 9110 §7.6.1). */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);

function pairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? '', raw[index * 2 + 1] ?? '']);
}

/** Keeps what passes, as long as it is not too long. */
class Kept {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;

  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length <= longestKept) this.#chunks.push(chunk);
  }

  get body(): Uint8Array | undefined {
    return this.#length <= longestKept ? Buffer.concat(this.#chunks) : undefined;
  }
}

function pass(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, tell: TellExchange, tellSilence: TellSilence): void {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const [path = '', search = ''] = (incoming.url ?? '/').split(/\?(.*)/s);
  const method = incoming.method ?? 'GET';
  const headers = pairs(incoming.rawHeaders).filter(([name]) => !ofConnection.has(name.toLowerCase()) && name.toLowerCase() !== 'host');
  const sentBody = new Kept();
  const upstream = send(target, {
    method,
    path: `${target.pathname.replace(/\/$/, '')}${incoming.url ?? '/'}`,
    // As a flat list: names keep their letters, and headers of one name stay apart.
    headers: ['Host', target.host, ...headers.flat()] as never,
    setHost: false,
  });
  upstream.on('response', (answer) => {
    const received = pairs(answer.rawHeaders);
    const body = new Kept();
    outgoing.sendDate = false;
    outgoing.writeHead(
      answer.statusCode ?? 502,
      answer.statusMessage,
      received.filter(([name]) => !ofConnection.has(name.toLowerCase())).flat() as never,
    );
    // Events come one by one: what is here must not wait for more. What came together goes out together.
    setImmediate(() => {
      if (!outgoing.writableEnded && !outgoing.destroyed) outgoing.flushHeaders();
    });
    answer.on('data', (chunk: Uint8Array) => body.add(chunk));
    answer.pipe(outgoing);
    answer.once('end', () => {
      const [sent, got] = [sentBody.body, body.body];
      if (sent === undefined || got === undefined) return;
      const request = { method, path, search, headers: headerMap(headers), body: sent };
      // Not before everything has gone out.
      setImmediate(tell, { request, answer: { status: answer.statusCode ?? 0, headers: headerMap(received), body: got } });
    });
    answer.once('aborted', () => outgoing.destroy());
  });
  upstream.once('error', (reason) => {
    if (!outgoing.destroyed) tellSilence({ method, path }, reason.message);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`The recorder got no answer: ${reason.message}`);
  });
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) upstream.destroy();
  });
  incoming.on('data', (chunk: Uint8Array) => sentBody.add(chunk));
  incoming.pipe(upstream);
}

/** A server that passes every byte to a target and back untouched, and tells each exchange once its answer has ended. */
export function recorder(target: string, tell: TellExchange, tellSilence: TellSilence = () => {}): Server {
  const address = new URL(target);
  return createServer((incoming, outgoing) => pass(address, incoming, outgoing, tell, tellSilence));
}
