import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import type { Shard } from '../../database/realms.ts';
import { authorize } from '../auth/authenticate.ts';
import { ListReader } from '../directory/lists/listReader.ts';
import { type Manager, managerOn } from '../directory/manager.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import * as audit from './audit/auditLogHandlers.ts';
import * as groups from './groups/groupHandlers.ts';
import { listGroups } from './groups/listGroups.ts';
import * as links from './links/linkHandlers.ts';
import * as loginCards from './login-cards/loginCardHandlers.ts';
import { listLoginCardPrints, printLoginCards } from './login-cards/printHandlers.ts';
import { downloadSchoolUnits } from './school-units/downloadSchoolUnits.ts';
import { listSchoolUnits } from './school-units/listSchoolUnits.ts';
import * as schoolUnits from './school-units/schoolUnitHandlers.ts';
import { addSchoolUnitIdentifiers, updateSchoolUnit } from './school-units/updateSchoolUnit.ts';
import * as subscriptions from './subscriptions/subscriptionHandlers.ts';
import * as sync from './sync/syncHandlers.ts';
import * as associations from './users/associationHandlers.ts';
import { exportUserData } from './users/exportUserData.ts';
import { listUsers } from './users/listUsers.ts';
import * as memberships from './users/membershipHandlers.ts';
import { listUserSchoolSubscriptions } from './users/schoolSubscriptions.ts';
import { deleteUser, getUser, restoreUser } from './users/userHandlers.ts';

const handlers: Required<Omit<Handlers<operations, Manager>, 'printLoginCards'>> = {
  listUsers,
  getUser,
  deleteUser,
  restoreUser,
  exportUserData,
  ...associations,
  ...memberships,
  ...audit,
  ...loginCards,
  listLoginCardPrints,
  listUserSchoolSubscriptions,
  listSchoolUnits,
  ...schoolUnits,
  updateSchoolUnit,
  addSchoolUnitIdentifiers,
  downloadSchoolUnits,
  listGroups,
  ...groups,
  ...links,
  ...subscriptions,
  ...sync,
};

/** Creates the customer-management service of a shard, of the contract `customer-management`. */
export function customerManagementService(environment: ServiceEnvironment, shard: Shard): Service {
  const { shards, keys } = environment;
  const lists = new ListReader(shards[shard]);
  return contractService<operations, Manager>({
    operations: operationsOf(environment.readContract('customer-management')),
    handlers: { ...handlers, printLoginCards: printLoginCards(keys[shard].cardKey) },
    enter: async (operation, request) => managerOn(shard, lists, await authorize(environment, operation, request)),
    perform: (operation, request, { caller }, run) => withIdempotency(shards[shard], operation, request, caller.uid, run),
  });
}
