import { contractService, type Handlers, operationsOf, readContract, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/library';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { bookHandlers } from './bookHandlers.ts';
import { authenticateReader, type Reader } from './reader.ts';
import { readingHandlers } from './readingHandlers.ts';
import { shelfHandlers } from './shelfHandlers.ts';

const handlers: Required<Handlers<operations, Reader | undefined>> = { ...bookHandlers, ...readingHandlers, ...shelfHandlers };

/** Creates the library service of the contract `library`. */
export function libraryService(environment: ServiceEnvironment): Service {
  return contractService<operations, Reader | undefined>({
    operations: operationsOf(readContract('library')),
    handlers,
    enter: (operation, request) => (operation.secured ? authenticateReader(environment, request.header('authorization')) : undefined),
    perform: (operation, request, reader, run) =>
      reader ? withIdempotency(reader.shard, operation, request, reader.caller.uid, run) : run(),
  });
}
