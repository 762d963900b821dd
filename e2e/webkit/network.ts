import { EventEmitter } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A request of the browser, as it passed the proxy. Preflight requests are not reported. */
export class NetworkRequest {
  readonly message: IncomingMessage;
  readonly body: () => Buffer;

  constructor(message: IncomingMessage, body: () => Buffer) {
    this.message = message;
    this.body = body;
  }

  url = (): string => this.message.url ?? '';
  method = (): string => this.message.method ?? '';
  headers = (): IncomingHttpHeaders => this.message.headers;
  allHeaders = async (): Promise<IncomingHttpHeaders> => this.message.headers;
  postData = (): string => this.body().toString();
  resourceType = (): string => String(this.message.headers['sec-fetch-dest'] ?? '');
  isNavigationRequest = (): boolean => this.message.headers['sec-fetch-mode'] === 'navigate';
  frame = () => ({ parentFrame: () => (this.resourceType() === 'iframe' ? {} : null) });
}

/** The response to a request, complete. */
export class NetworkResponse {
  readonly sent: NetworkRequest;
  readonly message: IncomingMessage;
  readonly body: Buffer;

  constructor(sent: NetworkRequest, message: IncomingMessage, body: Buffer) {
    this.sent = sent;
    this.message = message;
    this.body = body;
  }

  url = (): string => this.sent.url();
  request = (): NetworkRequest => this.sent;
  status = (): number => this.message.statusCode ?? 0;
  ok = (): boolean => this.status() >= 200 && this.status() < 300;
  json = async (): Promise<unknown> => JSON.parse(this.decoded().toString());

  private decoded(): Buffer {
    const decode = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync }[String(this.message.headers['content-encoding'])];
    return decode ? decode(this.body) : this.body;
  }
}

interface Events {
  request: [NetworkRequest];
  response: [NetworkResponse];
}

/**
 * A forward proxy that sends the requests of one browser to this machine, whatever their host is: names under `.localhost` need no lines in
 * /etc/hosts. It reports requests and responses.
 */
export class Network extends EventEmitter<Events> {
  readonly #server: Server;
  #open = 0;
  #latest = performance.now();

  private constructor() {
    super();
    this.#server = createServer((incoming, outgoing) => {
      const url = new URL(incoming.url ?? '', `http://${incoming.headers.host}`);
      const sent: Buffer[] = [];
      this.#open += 1;
      const received: Buffer[] = [];
      const seen = new NetworkRequest(incoming, () => Buffer.concat(sent));
      const preflight = incoming.method === 'OPTIONS';
      const upstream = request(
        {
          agent: false,
          host: '127.0.0.1',
          port: url.port || 80,
          method: incoming.method ?? 'GET',
          path: url.pathname + url.search,
          headers: { ...incoming.headers, host: url.host },
        },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
          response.on('data', (part: Buffer) => received.push(part));
          response.on('end', () => !preflight && this.emit('response', new NetworkResponse(seen, response, Buffer.concat(received))));
          response.pipe(outgoing);
        },
      );
      incoming.on('data', (part: Buffer) => sent.push(part));
      upstream.on('error', () => outgoing.destroy());
      incoming.on('error', () => upstream.destroy());
      outgoing.on('close', () => {
        upstream.destroy();
        this.#open -= 1;
        this.#latest = performance.now();
      });
      incoming.pipe(upstream);
      if (!preflight) this.emit('request', seen);
    });
    this.#server.on('connect', (incoming, socket, head) => {
      const upstream = connect(Number(incoming.url?.split(':').pop()), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    });
  }

  /** Starts a proxy on a free port. */
  static async start(): Promise<Network> {
    const network = new Network();
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Whether nothing was sent or received for so many milliseconds. */
  idleFor = (time: number): boolean => this.#open === 0 && performance.now() - this.#latest >= time;

  /** Resolves with the next request or response that `accepts` accepts; the test's own timeout ends the wait. */
  next<Name extends keyof Events>(name: Name, accepts: (message: Events[Name][0]) => boolean): Promise<Events[Name][0]> {
    return new Promise((resolve) => {
      const listener = (message: Events[Name][0]) => {
        if (!accepts(message)) return;
        this.off(name, listener as never);
        resolve(message);
      };
      this.on(name, listener as never);
    });
  }

  /** Ends the proxy and its connections. */
  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
