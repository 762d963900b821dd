import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/customer-management';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import type { Shard } from '../../database/realms.ts';
import { listUserSchoolSubscriptions } from '../../domains/billing/licences/schoolSubscriptions.ts';
import * as subscriptions from '../../domains/billing/licences/subscriptionHandlers.ts';
import * as audit from '../../domains/directory/audit/auditLogHandlers.ts';
import * as groups from '../../domains/directory/groups/customer-management/groupHandlers.ts';
import { listGroups } from '../../domains/directory/groups/customer-management/listGroups.ts';
import * as links from '../../domains/directory/lists/linkHandlers.ts';
import * as associations from '../../domains/directory/people/customer-management/associationHandlers.ts';
import { exportUserData } from '../../domains/directory/people/customer-management/exportUserData.ts';
import { listUsers } from '../../domains/directory/people/customer-management/listUsers.ts';
import * as memberships from '../../domains/directory/people/customer-management/membershipHandlers.ts';
import { deleteUser, getUser, restoreUser } from '../../domains/directory/people/customer-management/userHandlers.ts';
import { onShard } from '../../domains/directory/reach/manager.ts';
import { downloadSchoolUnits } from '../../domains/directory/school-units/downloadSchoolUnits.ts';
import { listSchoolUnits } from '../../domains/directory/school-units/listSchoolUnits.ts';
import * as schoolUnits from '../../domains/directory/school-units/schoolUnitHandlers.ts';
import { addSchoolUnitIdentifiers, updateSchoolUnit } from '../../domains/directory/school-units/updateSchoolUnit.ts';
import { authorize } from '../../domains/identity/authenticate.ts';
import * as loginCards from '../../domains/identity/login-cards/loginCardHandlers.ts';
import { listLoginCardPrints, printLoginCards } from '../../domains/identity/login-cards/printHandlers.ts';
import * as sync from '../../domains/sync/settings/syncHandlers.ts';

const handlers: Required<Omit<Handlers<operations, RequestContext>, 'printLoginCards'>> = {
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
  return contractService<operations, RequestContext>({
    operations: operationsOf(environment.readContract('customer-management')),
    handlers: { ...handlers, printLoginCards: printLoginCards(keys[shard].cardKey) },
    enter: async (operation, request) => onShard(shard, await authorize(environment, operation, request)),
    perform: (operation, request, { caller }, run) => withIdempotency(shards[shard], operation, request, caller.uid, run),
  });
}
