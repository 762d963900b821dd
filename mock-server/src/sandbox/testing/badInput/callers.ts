import { operationsOf, readContract } from '@realmkit/contract-engine';
import type { ContractName } from '@realmkit/openapi/services';
import type { demoUserNames } from '../../../seed/demoAccounts.ts';

type DemoUser = (typeof demoUserNames)[number];

/** The test data of a service that its contract does not give. */
export interface ServiceCallers {
  /** The user who may call most of it. */
  readonly caller: DemoUser;
  /** The users who get 403: for every operation, or for those with these ids. */
  readonly refuses: Readonly<Partial<Record<DemoUser, 'everything' | readonly string[]>>>;
  /** Parameter values by name, where the contract's examples do not exist in the seed. */
  readonly values?: Readonly<Record<string, string>>;
  /** Operations whose path accepts ids that do not exist yet. */
  readonly takesNewIds?: readonly string[];
  /** True if unknown query parameters are accepted (RFC 6749 §3.1 requires it of authorization servers). */
  readonly openQuery?: boolean;
}

const notTheProfile = operationsOf(readContract('control-panel'))
  .map(({ id }) => id)
  .filter((id) => id !== 'getProfile');

/** The test data by contract. A service that refuses no user has an empty `refuses`. */
export const serviceCallers: Readonly<Record<ContractName, ServiceCallers>> = {
  auth: { caller: 'superuser', refuses: {}, openQuery: true },
  account: { caller: 'guardian', refuses: {} },
  payment: { caller: 'guardian', refuses: {} },
  library: {
    caller: 'teacher',
    refuses: {
      guardian: ['addSchoolUnitBook', 'removeSchoolUnitBook'],
      student: ['addSchoolUnitBook', 'removeSchoolUnitBook', 'listUserBooks', 'addUserBook', 'removeUserBook'],
    },
    values: { userId: 'se-user-3', schoolUnitId: 'se-school-4' },
  },
  'control-panel': {
    caller: 'superuser',
    refuses: Object.fromEntries(['guardian', 'consumer', 'student', 'shared'].map((name) => [name, notTheProfile])),
    values: { apiVersion: 'v1', type: 'students', userId: '6', groupId: '4', id: '4', organizationId: '4' },
  },
  'book-backend': { caller: 'student', refuses: {} },
  'book-content': { caller: 'student', refuses: {} },
  submissions: { caller: 'student', refuses: { teacher: ['updateSubmission'], guardian: ['updateSubmission'] } },
  'activity-stream': { caller: 'teacher', refuses: {} },
  analytics: { caller: 'student', refuses: {} },
  sync: {
    caller: 'superuser',
    refuses: { teacher: 'everything', guardian: 'everything', consumer: 'everything', student: 'everything', shared: 'everything' },
    takesNewIds: ['setSync'],
  },
  'customer-management': {
    caller: 'superuser',
    refuses: { teacher: 'everything', guardian: 'everything', consumer: 'everything', student: 'everything', shared: 'everything' },
  },
};
