import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { withIdempotency } from '../../access/idempotency.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { shardOf } from '../../access/serviceShard.ts';
import { isRealm, type Realm } from '../../database/realms.ts';
import type { AccountContext } from '../../domains/identity/account/accountContext.ts';
import { changeMyLocale } from '../../domains/identity/account/changeMyLocale.ts';
import { changeMyPassword } from '../../domains/identity/account/changePassword.ts';
import { deleteMe, restoreMe } from '../../domains/identity/account/deleteMe.ts';
import {
  changeMyEmail,
  confirmEmailValidation,
  requestEmailValidation,
  resendEmailValidation,
} from '../../domains/identity/account/emailValidation.ts';
import { endMyOtherSessions } from '../../domains/identity/account/endMyOtherSessions.ts';
import { exportMyData } from '../../domains/identity/account/exportMyData.ts';
import { getMe, listMyGroups, listMyOrganizations } from '../../domains/identity/account/me.ts';
import { requestPasswordReset, resetPassword } from '../../domains/identity/account/passwordReset.ts';
import { register } from '../../domains/identity/account/register.ts';
import { authorizeIfSignedIn } from '../../domains/identity/authenticate.ts';

function countryIn(body: unknown): Realm | undefined {
  const country = typeof body === 'object' && body !== null && 'country' in body ? String(body.country) : '';
  return isRealm(country) ? country : undefined;
}

const handlers: Required<Handlers<operations, AccountContext>> = {
  getMe,
  deleteMe,
  restoreMe,
  endMyOtherSessions,
  exportMyData,
  listMyOrganizations,
  listMyGroups,
  changeMyLocale,
  changeMyPassword,
  changeMyEmail,
  requestPasswordReset,
  resetPassword,
  requestEmailValidation,
  resendEmailValidation,
  confirmEmailValidation,
  register,
};

/** Creates the account service of the contract `account`. */
export function accountService(environment: ServiceEnvironment): Service {
  const { shards } = environment;
  return contractService<operations, AccountContext>({
    operations: operationsOf(environment.readContract('account')),
    handlers,
    enter: async (operation, request) => ({
      shards,
      address: request.address ?? '',
      origin: request.header('origin') ?? undefined,
      visitor: await authorizeIfSignedIn(environment, operation, request),
    }),
    perform(operation, request, { visitor }, run) {
      const realm = visitor?.caller.realm ?? countryIn(request.body);
      return realm ? withIdempotency(shardOf(shards, realm), operation, request, visitor?.caller.uid ?? realm, run) : run();
    },
  });
}
