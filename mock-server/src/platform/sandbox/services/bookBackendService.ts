import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/book-backend';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { authorize } from '../../domains/identity/authenticate.ts';
import { policyBody } from '../../domains/library/openBook.ts';
import { storeReadLogs } from '../../domains/library/storeReadLogs.ts';

const handlers: Required<Handlers<operations, RequestContext>> = {
  getReaderPolicy: async ({ path }, reader) => ({ status: 200, body: await policyBody(reader, path.id) }),
  storeReaderLogs: async ({ body }, reader) => {
    await storeReadLogs(reader, body);
    return { status: 204 };
  },
};

/** Creates the book backend of the contract `book-backend`. */
export function bookBackendService(environment: ServiceEnvironment): Service {
  return contractService<operations, RequestContext>({
    operations: operationsOf(environment.readContract('book-backend')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
