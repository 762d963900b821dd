import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec, type IHttpResponse } from '@stoplight/prism-http';
import { validateInput, validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import { createServer } from '@stoplight/prism-http-server';
import { prismRequest } from '../src/mock/request.ts';
import type { Served } from './load.ts';

const logger = createLogger('prism', { enabled: false });

const config = (dynamic: boolean) => ({
  isProxy: false as const,
  errors: false,
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  upstreamProxy: undefined,
  mock: { dynamic },
});

/** Starts Prism's own server for one contract, without logs and with checks; it responds with examples or, if `dynamic`, with generated rows. */
export async function prismServer(document: object, dynamic: boolean): Promise<Served> {
  const server = createServer(await getHttpOperationsFromSpec(document), { components: { logger }, config: config(dynamic), cors: true });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}

/** Returns a function that calls Prism in this process, without a server. */
export async function prismCalls(document: object): Promise<(request: Request) => Promise<Response>> {
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(config(false), { logger });
  return async (request) => {
    const result = await prism.request(await prismRequest(request, ''), operations)();
    if (result._tag === 'Left') throw result.left;
    const { statusCode, headers, body } = result.right.output;
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status: statusCode, headers: { 'Content-Type': 'application/json', ...headers } });
  };
}

/**
 * Returns a function that runs Prism's validators on one operation's parsed request and its response.
 * @throws when one of them is not valid
 */
export async function prismValidators(document: object, id: string, request: Request, response: IHttpResponse): Promise<() => void> {
  const resource = (await getHttpOperationsFromSpec(document)).find(({ iid }) => iid === id);
  if (!resource) throw new Error(`Prism finds no ${id}.`);
  const element = await prismRequest(request, '');
  return () => {
    for (const result of [validateInput({ resource, element }), validateOutput({ resource, element: response })])
      if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  };
}
