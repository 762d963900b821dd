import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import type { ContractDocument } from '../src/contract/document.ts';
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
export async function prismServer(document: ContractDocument, dynamic: boolean): Promise<Served> {
  const server = createServer(await getHttpOperationsFromSpec(document), { components: { logger }, config: config(dynamic), cors: true });
  return { address: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}

/** Prism without a server: how it answers GET requests in this process. */
export async function prismCalls(document: ContractDocument): Promise<(request: Request) => Promise<Response>> {
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(config(false), { logger });
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const url = { path: pathname, query: Object.fromEntries(searchParams) };
    const answer = await prism.request({ method: 'get', url, headers: Object.fromEntries(request.headers) }, operations)();
    if (answer._tag === 'Left') throw answer.left;
    const { statusCode, headers, body } = answer.right.output;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status: statusCode,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
}
