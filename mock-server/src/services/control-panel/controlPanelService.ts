import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/control-panel';
import { authorize } from '../auth/authenticate.ts';
import { ListReader } from '../directory/lists/listReader.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import * as groups from './groups/groupHandlers.ts';
import { updateLegacyGroup } from './groups/updateGroup.ts';
import * as userGroups from './groups/userGroupHandlers.ts';
import { getOrganization, listOrganizations } from './organizations.ts';
import { createPerson } from './people/createPerson.ts';
import * as lists from './people/listPeople.ts';
import { deletePerson, getPerson, getTemplate, restorePerson } from './people/personHandlers.ts';
import { sendPasswordReset } from './people/sendPasswordReset.ts';
import { updatePerson } from './people/updatePerson.ts';
import { getProfile } from './profile.ts';
import type { Staff } from './staff.ts';

const handlers: Required<Handlers<operations, Staff>> = {
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
  const { shards } = environment;
  const lists = { eu: new ListReader(shards.eu), us: new ListReader(shards.us) };
  return contractService<operations, Staff>({
    operations: operationsOf(environment.readContract('control-panel')),
    handlers,
    enter: async (operation, request) => {
      const access = await authorize(environment, operation, request);
      return { ...access, lists: lists[access.shard.shard] };
    },
    perform: (operation, request, { shard, caller }, run) => withIdempotency(shard, operation, request, caller.uid, run),
  });
}
