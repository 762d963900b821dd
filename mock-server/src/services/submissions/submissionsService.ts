import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import type { Access } from '../access/resolveAccess.ts';
import { authorize } from '../auth/authenticate.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { exportSubmissions } from './exportSubmissions.ts';
import { getSubmission } from './getSubmission.ts';
import { listReviews } from './listReviews.ts';
import { listSubmissions } from './listSubmissions.ts';
import { reopenSubmission } from './reopenSubmission.ts';
import { updateSubmission } from './updateSubmission.ts';

const handlers: Required<Handlers<operations, Access>> = {
  listSubmissions,
  listReviews,
  exportSubmissions,
  getSubmission,
  updateSubmission,
  reopenSubmission,
};

/** Creates the submissions service of the contract `submissions`. */
export function submissionsService(environment: ServiceEnvironment): Service {
  return contractService<operations, Access>({
    operations: operationsOf(environment.readContract('submissions')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
