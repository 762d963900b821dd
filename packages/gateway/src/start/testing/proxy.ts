import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { nginx, startNginx } from '../../../../../scripts/nginx.ts';

/** The processes behind a proxy, by the ports of each kind. */
interface Upstreams {
  /** The host name that goes to the services; all others go to the gateways. */
  readonly servicesHost: string;
  readonly services: readonly number[];
  readonly gateways: readonly number[];
}

/** A proxy that distributes requests over several processes. */
export interface ReverseProxy {
  close(): Promise<void>;
}

const guide = fileURLToPath(new URL('../../../README.md', import.meta.url));

/** Returns the lines of the guide for nginx, with these ports. */
function guidedLines(port: number, { services, gateways }: Upstreams): string {
  const [, lines] = /```nginx\n(.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? [];
  if (lines === undefined) throw new Error(`${guide} has no lines for nginx.`);
  const ports = new Map([
    ['listen 80', `listen 127.0.0.1:${port}`],
    ...[3000, 3001].map((from, index): [string, string] => [`127.0.0.1:${from}`, `127.0.0.1:${services[index]}`]),
    ...[8080, 8081].map((from, index): [string, string] => [`127.0.0.1:${from}`, `127.0.0.1:${gateways[index]}`]),
  ]);
  return lines.replaceAll(/listen 80|127\.0\.0\.1:\d+/g, (from) => ports.get(from) ?? from);
}

/** Sends a request on to the first port that accepts the connection; 502 where none does or the connection breaks. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, [port, ...others]: readonly number[]): void {
  const fail = (): void => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  };
  if (port === undefined) {
    fail();
    return;
  }
  const { method, url, socket } = incoming;
  const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress };
  const upstream = httpRequest({ host: '127.0.0.1', port, method, path: url, headers });
  upstream.once('error', (error) => ('code' in error && error.code === 'ECONNREFUSED' ? forward(incoming, outgoing, others) : fail()));
  upstream.once('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.once('error', fail).pipe(outgoing);
  });
  upstream.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => incoming.pipe(upstream));
    else incoming.pipe(upstream);
  });
}

async function startNodeProxy(port: number, { servicesHost, services, gateways }: Upstreams): Promise<ReverseProxy> {
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const ports = incoming.headers.host?.startsWith(servicesHost) ? services : gateways;
    const first = count++ % ports.length;
    forward(incoming, outgoing, [...ports.slice(first), ...ports.slice(0, first)]);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Starts nginx with the lines of the guide where it is installed, otherwise a proxy in this process. */
export function startProxy(port: number, upstreams: Upstreams): Promise<ReverseProxy> {
  return nginx ? startNginx(nginx, port, guidedLines(port, upstreams)) : startNodeProxy(port, upstreams);
}
