import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
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

/** Prism's own server, quiet, answering one contract by its examples or, `dynamic`, by rows that it makes up; requests and answers are checked. */
export async function prismServer(document: object, dynamic: boolean): Promise<Served> {
  const server = createServer(await getHttpOperationsFromSpec(document), { components: { logger }, config: config(dynamic), cors: true });
  return { address: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}

/** Prism without a server: how it answers in this process. */
export async function prismCalls(document: object): Promise<(request: Request) => Promise<Response>> {
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(config(false), { logger });
  return async (request) => {
    const answer = await prism.request(await prismRequest(request, ''), operations)();
    if (answer._tag === 'Left') throw answer.left;
    const { statusCode, headers, body } = answer.right.output;
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status: statusCode, headers: { 'Content-Type': 'application/json', ...headers } });
  };
}
