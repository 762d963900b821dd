import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import type { Access } from '../access/resolveAccess.ts';
import { authorize } from '../auth/authenticate.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { getSubmission } from './getSubmission.ts';
import { listSubmissions } from './listSubmissions.ts';
import { updateSubmission } from './updateSubmission.ts';

const handlers: Required<Handlers<operations, Access>> = { listSubmissions, getSubmission, updateSubmission };

/** Creates the submissions service of the contract `submissions`. */
export function submissionsService(environment: ServiceEnvironment): Service {
  return contractService<operations, Access>({
    operations: operationsOf(environment.readContract('submissions')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
  });
}
