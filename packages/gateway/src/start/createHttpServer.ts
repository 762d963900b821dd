import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { currentRequestId, type ErrorBody, HttpError, runAsRequest } from '@realmkit/contract-engine/http';
import { hostnameOf } from '@realmkit/mock-server';
import type { ServicesFetch } from './startupHandler.ts';

/** The options of {@link createHttpServer}. */
export interface HttpServerOptions {
  /** Returns whether a host name is one of the server's; by default every one is. */
  readonly isServed?: (hostname: string) => boolean;
  /** The time that a client has to send a whole request, in milliseconds. */
  readonly requestTimeout?: number;
}

const methods: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function refusalOf({ method, headers }: IncomingMessage, isServed: (hostname: string) => boolean): HttpError | undefined {
  if (!methods.includes(method))
    return new HttpError(405, { name: 'MethodNotAllowed', message: `No page and no service takes the method ${method}.` });
  // A page of another site can give its own name this machine's address (DNS rebinding); its requests carry that name.
  if (!isServed(hostnameOf(headers.host)))
    return new HttpError(421, { name: 'MisdirectedRequest', message: `This server does not serve the host ${headers.host}.` });
  return undefined;
}

function sendError(response: ServerResponse, status: number, body: ErrorBody): void {
  const requestId = currentRequestId();
  const headers = {
    'content-type': 'application/json',
    'x-request-id': requestId,
    ...(status === 405 && { allow: methods.join(', ') }),
  };
  // The rest of the request is not read.
  response.writeHead(status, { ...headers, connection: 'close' }).end(JSON.stringify({ ...body, requestId }));
}

/**
 * The time that a connection without requests stays open, in ms: longer than the 60 s of nginx. The side that closes first must be the client, which
 * knows whether it has a request under way; with Node's 5 s, a request at that moment is lost.
 */
const keepAliveTimeout = 75_000;

/**
 * Creates a server with what all servers of this project have in common: a time limit for requests, known methods, known hosts, and no MIME sniffing.
 */
export function createHttpServer(fetch: ServicesFetch, { isServed = () => true, requestTimeout = 30_000 }: HttpServerOptions = {}): Server {
  const listener = getRequestListener(fetch);
  const limits = { requestTimeout, headersTimeout: requestTimeout, keepAliveTimeout, connectionsCheckingInterval: requestTimeout / 10 };
  return createServer(limits, (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    const given = request.headers['x-request-id'];
    runAsRequest(typeof given === 'string' ? given : undefined, () => {
      const refusal = refusalOf(request, isServed);
      if (refusal) sendError(response, refusal.status, refusal.body);
      else void listener(request, response);
    });
  });
}
