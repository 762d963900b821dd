import type { Suite } from '../run/suite.ts';
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

/** The suite of every service. */
export const suites: readonly Suite[] = [
  accountSuite,
  activityStreamSuite,
  analyticsSuite,
  authSuite,
  bookBackendSuite,
  bookContentSuite,
  controlPanelSuite,
  customerManagementSuite,
  librarySuite,
  paymentSuite,
  submissionsSuite,
  syncSuite,
];
