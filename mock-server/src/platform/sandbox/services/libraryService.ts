import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/library';
import { withIdempotency } from '../../access/idempotency.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { authorizeIfSignedIn } from '../../domains/identity/authenticate.ts';
import { annotationHandlers } from '../../domains/library/annotationHandlers.ts';
import { bookHandlers } from '../../domains/library/bookHandlers.ts';
import { type Reader, readerOf } from '../../domains/library/reader.ts';
import { readingHandlers } from '../../domains/library/readingHandlers.ts';
import { shelfHandlers } from '../../domains/library/shelfHandlers.ts';

const handlers: Required<Handlers<operations, Reader | undefined>> = {
  ...bookHandlers,
  ...readingHandlers,
  ...annotationHandlers,
  ...shelfHandlers,
};

/** Creates the library service of the contract `library`. */
export function libraryService(environment: ServiceEnvironment): Service {
  return contractService<operations, Reader | undefined>({
    operations: operationsOf(environment.readContract('library')),
    handlers,
    enter: async (operation, request) => {
      const access = await authorizeIfSignedIn(environment, operation, request);
      return access && readerOf(environment, access);
    },
    perform: (operation, request, reader, run) =>
      reader ? withIdempotency(reader.shard, operation, request, reader.caller.uid, run) : run(),
  });
}
