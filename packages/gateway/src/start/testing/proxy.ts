import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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

const nginxConfiguration = (port: number, { servicesHost, services, gateways }: Upstreams): string => `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  proxy_set_header Host $host; proxy_http_version 1.1; proxy_set_header Connection "";
  upstream services { ${services.map((at) => `server 127.0.0.1:${at};`).join(' ')} keepalive 8; }
  upstream gateways { ${gateways.map((at) => `server 127.0.0.1:${at};`).join(' ')} }
  server { listen 127.0.0.1:${port}; server_name ${servicesHost}; location / { proxy_pass http://services; } }
  server { listen 127.0.0.1:${port} default_server; location / { proxy_pass http://gateways; } }
}`;

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    await pause(20);
  }
}

async function startNginx(port: number, upstreams: Upstreams): Promise<ReverseProxy> {
  const home = mkdtempSync(join(tmpdir(), 'realmkit-nginx-'));
  const configuration = join(home, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration(port, upstreams));
  const nginx = spawn('nginx', ['-p', home, '-c', configuration], { stdio: 'ignore' });
  const kill = (): void => void nginx.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(nginx, 'exit');
  await Promise.race([untilListening(port), ended.then(() => Promise.reject(new Error('nginx ended while it was starting.')))]);
  return {
    async close() {
      nginx.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
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
  const { method, url, headers } = incoming;
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

/** Starts nginx where it is installed (Debian's package `nginx`), otherwise a proxy in this process. */
export function startProxy(port: number, upstreams: Upstreams): Promise<ReverseProxy> {
  return spawnSync('nginx', ['-v']).status === 0 ? startNginx(port, upstreams) : startNodeProxy(port, upstreams);
}
