import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/control-panel';
import { withIdempotency } from '../../access/idempotency.ts';
import type { RequestContext } from '../../access/requestContext.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import * as groups from '../../domains/directory/groups/control-panel/groupHandlers.ts';
import { updateLegacyGroup } from '../../domains/directory/groups/control-panel/updateGroup.ts';
import * as userGroups from '../../domains/directory/groups/control-panel/userGroupHandlers.ts';
import { createPerson } from '../../domains/directory/people/control-panel/createPerson.ts';
import * as lists from '../../domains/directory/people/control-panel/listPeople.ts';
import { deletePerson, getPerson, getTemplate, restorePerson } from '../../domains/directory/people/control-panel/personHandlers.ts';
import { updatePerson } from '../../domains/directory/people/control-panel/updatePerson.ts';
import { getOrganization, listOrganizations } from '../../domains/directory/school-units/organizations.ts';
import { getProfile } from '../../domains/identity/account/profile.ts';
import { sendPasswordReset } from '../../domains/identity/account/sendPasswordReset.ts';
import { authorize } from '../../domains/identity/authenticate.ts';

const handlers: Required<Handlers<operations, RequestContext>> = {
  getProfile,
  listOrganizations,
  getOrganization,
  ...lists,
  ...groups,
  updateLegacyGroup,
  ...userGroups,
  getPerson,
  getTemplate,
  createPerson,
  updatePerson,
  deletePerson,
  restorePerson,
  sendPasswordReset,
};

/** Creates the legacy control panel service of the contract `control-panel`. */
export function controlPanelService(environment: ServiceEnvironment): Service {
  return contractService<operations, RequestContext>({
    operations: operationsOf(environment.readContract('control-panel')),
    handlers,
    enter: (operation, request) => authorize(environment, operation, request),
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
