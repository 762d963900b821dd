import { Hono } from 'hono';
import { parseContract } from '../src/contract/document.ts';
import { operationsOf } from '../src/contract/operation.ts';
import { contractService } from '../src/contract/service.ts';
import type { ExampleCall } from '../src/mock/testing/exampleCalls.ts';
import { serviceRequest, write } from '../src/sandbox/http.ts';

/** Operations whose types nobody generated: any status, any body. */
type AnyOperations = Record<string, { responses: Record<number, { content: Record<string, unknown> }> }>;

/** The checking layer of the sandbox without its database: one operation, its request and its answer checked. */
export function checkedService(contract: object, { id, answer }: ExampleCall): Hono {
  const operations = operationsOf(parseContract(JSON.stringify(contract)));
  const headers = operations.find((operation) => operation.id === id)?.answers.get(answer.status)?.exampleHeaders ?? {};
  const given = { status: answer.status, headers, body: answer.example };
  const service = contractService<AnyOperations, undefined>({ operations, handlers: { [id]: () => given }, enter: () => undefined });
  const app = new Hono();
  app.all('/*', async (context) => {
    const answered = await service(serviceRequest(context, ''));
    if (answered === 'mock') throw new Error(`The benchmark has no handler for ${context.req.method} ${context.req.path}.`);
    return write(context, answered, { 'x-sandbox': 'state' });
  });
  return app;
}
