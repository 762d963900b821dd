import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/submissions';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { authorize } from '../../domains/identity/authenticate.ts';
import { exportSubmissions } from '../../domains/learning/submissions/exportSubmissions.ts';
import { getSubmission } from '../../domains/learning/submissions/getSubmission.ts';
import { listReviews } from '../../domains/learning/submissions/listReviews.ts';
import { listSubmissions } from '../../domains/learning/submissions/listSubmissions.ts';
import { reopenSubmission } from '../../domains/learning/submissions/reopenSubmission.ts';
import { updateSubmission } from '../../domains/learning/submissions/updateSubmission.ts';

const handlers: Required<Handlers<operations, RequestContext>> = {
  listSubmissions,
  listReviews,
  exportSubmissions,
  getSubmission,
  updateSubmission,
  reopenSubmission,
};

/** Creates the submissions service of the contract `submissions`. */
export function submissionsService(environment: ServiceEnvironment): Service {
  return contractService<operations, RequestContext>({
    operations: operationsOf(environment.readContract('submissions')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
