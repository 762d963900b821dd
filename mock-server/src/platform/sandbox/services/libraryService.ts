import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/library';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { authorizeIfSignedIn } from '../../domains/identity/authenticate.ts';
import { annotationHandlers } from '../../domains/library/annotationHandlers.ts';
import { bookHandlers } from '../../domains/library/bookHandlers.ts';
import { readingHandlers } from '../../domains/library/readingHandlers.ts';
import { shelfHandlers } from '../../domains/library/shelfHandlers.ts';

const handlers: Required<Handlers<operations, RequestContext | undefined>> = {
  ...bookHandlers,
  ...readingHandlers,
  ...annotationHandlers,
  ...shelfHandlers,
};

/** Creates the library service of the contract `library`. */
export function libraryService(environment: ServiceEnvironment): Service {
  return contractService<operations, RequestContext | undefined>({
    operations: operationsOf(environment.readContract('library')),
    handlers,
    enter: (operation, request) => authorizeIfSignedIn(environment, operation, request),
    perform: (operation, request, reader, run) =>
      reader ? withIdempotency(reader.shard, operation, request, reader.caller.uid, run) : run(),
  });
}
