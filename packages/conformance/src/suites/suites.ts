import type { ContractName } from '@realmkit/openapi/services';
import type { Suite } from '../core/suite.ts';
import { accountSuite } from './account.ts';
import { authSuite } from './auth.ts';
import { bookBackendSuite, bookContentSuite } from './books.ts';
import { controlPanelSuite } from './controlPanel.ts';
import { customerManagementSuite } from './customerManagement.ts';
import { activityStreamSuite, analyticsSuite } from './events.ts';
import { librarySuite } from './library.ts';
import { paymentSuite } from './payment.ts';
import { submissionsSuite } from './submissions.ts';
import { syncSuite } from './sync.ts';

const suiteOf: Readonly<Record<ContractName, Suite>> = {
  account: accountSuite,
  'activity-stream': activityStreamSuite,
  analytics: analyticsSuite,
  auth: authSuite,
  'book-backend': bookBackendSuite,
  'book-content': bookContentSuite,
  'control-panel': controlPanelSuite,
  'customer-management': customerManagementSuite,
  library: librarySuite,
  payment: paymentSuite,
  submissions: submissionsSuite,
  sync: syncSuite,
};

/** The suite of every service. */
export const suites: readonly Suite[] = Object.values(suiteOf);
