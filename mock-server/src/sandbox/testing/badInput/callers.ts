import { readContract } from '../../../contract/document.ts';
import { operationsOf } from '../../../contract/operation.ts';
import type { demoUserNames } from '../../../seed/demoAccounts.ts';

type DemoUser = (typeof demoUserNames)[number];

/** What bad input to a service needs to know beyond its contract. */
export interface ServiceCallers {
  /** Who may use most of it. */
  readonly caller: DemoUser;
  /** Whom it refuses with 403: from every operation, or from those of these ids. */
  readonly refuses: Readonly<Partial<Record<DemoUser, 'everything' | readonly string[]>>>;
  /** Values of parameters by name, where the examples of the contract name nothing that the seed has. */
  readonly values?: Readonly<Record<string, string>>;
  /** Operations in whose path an id that nobody has seen before is no mistake. */
  readonly takesNewIds?: readonly string[];
  /** Whether unknown query parameters pass (RFC 6749 §3.1 asks that of authorization servers). */
  readonly openQuery?: boolean;
}

const notTheProfile = operationsOf(readContract('control-panel'))
  .map(({ id }) => id)
  .filter((id) => id !== 'getProfile');

/** By contract. Every service of the sandbox has an entry; one that refuses nobody says so by an empty `refuses`. */
export const serviceCallers: Readonly<Record<string, ServiceCallers>> = {
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
