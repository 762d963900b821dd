import { contractService, operationsOf, parseContract } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import type { ExampleCall } from '../src/mock/testing/exampleCalls.ts';
import { serviceRequest, write } from '../src/platform/http/messages.ts';

/** Operations without generated types: any status, any body. */
type AnyOperations = Record<string, { responses: Record<number, { content: Record<string, unknown> }> }>;

/** Returns the checking layer of the sandbox without its database; it checks the request and the response of one operation. */
export function checkedService(contract: object, { id, response: answer }: ExampleCall): Hono {
  const operations = operationsOf(parseContract(JSON.stringify(contract)));
  const headers = operations.find((operation) => operation.id === id)?.responses.get(answer.status)?.exampleHeaders ?? {};
  const exampleResponse = { status: answer.status, headers, body: answer.example };
  const service = contractService<AnyOperations, undefined>({
    operations,
    handlers: { [id]: () => exampleResponse },
    enter: () => undefined,
  });
  const app = new Hono();
  app.all('/*', async (context) => {
    const result = await service(serviceRequest(context, ''));
    if (result === 'mock') throw new Error(`The benchmark has no handler for ${context.req.method} ${context.req.path}.`);
    return write(context, result, { 'x-sandbox': 'state' });
  });
  return app;
}
