import type { ContractName } from '@realmkit/openapi/services';
import type { demoUserNames } from '../../../domains/directory/seed/demoAccounts.ts';

type DemoUser = (typeof demoUserNames)[number];

/** The test data of a service that its contract does not give. */
export interface ServiceCallers {
  /** The user who may call most of it. */
  readonly caller: DemoUser;
  /** The users who get 403 for the records of the samples, although access rules let them call the operations with these ids. */
  readonly refuses?: Readonly<Partial<Record<DemoUser, readonly string[]>>>;
  /** Parameter values by name, where the contract's examples do not exist in the seed. */
  readonly values?: Readonly<Record<string, string>>;
  /** Operations whose path accepts ids that do not exist yet. */
  readonly takesNewIds?: readonly string[];
  /** True if unknown query parameters are accepted (RFC 6749 §3.1 requires it of authorization servers). */
  readonly openQuery?: boolean;
}

/** The test data by contract. */
export const serviceCallers: Readonly<Record<ContractName, ServiceCallers>> = {
  auth: { caller: 'superuser', openQuery: true },
  account: { caller: 'guardian' },
  payment: { caller: 'guardian' },
  library: {
    caller: 'teacher',
    refuses: {
      student: ['listUserBooks', 'addUserBook', 'removeUserBook'],
    },
    values: { userId: 'se-user-3', schoolUnitId: 'se-school-4' },
    takesNewIds: ['deleteAnnotation'],
  },
  'control-panel': {
    caller: 'superuser',
    values: { apiVersion: 'v1', type: 'students', userId: '6', groupId: '4', id: '4', organizationId: '4' },
  },
  'book-backend': { caller: 'student' },
  'book-content': { caller: 'student' },
  submissions: {
    caller: 'teacher',
    refuses: {
      teacher: ['updateSubmission'],
      student: ['listReviews', 'exportSubmissions', 'reopenSubmission'],
      guardian: ['getSubmission', 'updateSubmission', 'listReviews', 'exportSubmissions', 'reopenSubmission'],
    },
  },
  'activity-stream': { caller: 'teacher' },
  analytics: { caller: 'student' },
  sync: {
    caller: 'superuser',
    takesNewIds: ['setSync'],
  },
  'customer-management': {
    caller: 'superuser',
  },
};
