import { contractService, type Handlers, operationsOf, readContract, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { authenticate } from '../auth/authenticate.ts';
import type { SignedIn } from '../caller.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { listSubmissions } from './listSubmissions.ts';
import { updateSubmission } from './updateSubmission.ts';

const handlers: Required<Handlers<operations, SignedIn>> = { listSubmissions, updateSubmission };

/** Creates the submissions service of the contract `submissions`. */
export function submissionsService({ shards, callers }: ServiceEnvironment): Service {
  return contractService<operations, SignedIn>({
    operations: operationsOf(readContract('submissions')),
    handlers,
    enter: (_operation, request) => authenticate(callers, shards, request.header('authorization')),
  });
}
