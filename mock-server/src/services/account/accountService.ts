import { contractService, type Handlers, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/account';
import { isRealm, type Realm } from '../../database/realms.ts';
import { authorizeIfSignedIn } from '../auth/authenticate.ts';
import { withIdempotency } from '../idempotency.ts';
import type { ServiceEnvironment } from '../serviceEnvironment.ts';
import { shardOf } from '../serviceShard.ts';
import type { AccountContext } from './accountContext.ts';
import { changeMyLocale } from './changeMyLocale.ts';
import { changeMyPassword } from './changePassword.ts';
import { deleteMe, restoreMe } from './deleteMe.ts';
import { changeMyEmail, confirmEmailValidation, requestEmailValidation, resendEmailValidation } from './emailValidation.ts';
import { endMyOtherSessions } from './endMyOtherSessions.ts';
import { exportMyData } from './exportMyData.ts';
import { getMe, listMyGroups, listMyOrganizations } from './me.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.ts';
import { register } from './register.ts';

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
