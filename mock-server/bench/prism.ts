import { createLogger } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { ContractDocument } from '../src/contract/document.ts';

/** Prism in this process, answering one contract by its examples or, `dynamic`, by rows that it makes up; requests and answers are checked. */
export async function prismOf(document: ContractDocument, dynamic: boolean): Promise<(request: Request) => Promise<Response>> {
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(
    {
      isProxy: false,
      errors: true,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      upstreamProxy: undefined,
      mock: { dynamic },
    },
    { logger: createLogger('prism', { enabled: false }) },
  );
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
