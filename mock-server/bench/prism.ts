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

/** Prism's validators alone: a check of one operation's request, its body parsed already, and of its answer. Throws where one of them does not fit. */
export async function prismValidators(document: object, id: string, request: Request, answer: IHttpResponse): Promise<() => void> {
  const resource = (await getHttpOperationsFromSpec(document)).find(({ iid }) => iid === id);
  if (!resource) throw new Error(`Prism finds no ${id}.`);
  const element = await prismRequest(request, '');
  return () => {
    for (const result of [validateInput({ resource, element }), validateOutput({ resource, element: answer })])
      if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  };
}
