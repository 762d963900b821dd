import { contractService, type Handlers, type Operation, type Service } from '@realmkit/contract-engine';
import type { operations as AuthOperations } from '@realmkit/openapi/types/auth';
import type { AuthEnvironment } from '../../access/authEnvironment.ts';
import type { CallerReader } from '../../access/callerReader.ts';
import { realmOfClient } from '../../access/clients.ts';
import { withIdempotency } from '../../access/idempotency.ts';
import { shardOf } from '../../access/serviceShard.ts';
import { authorizeIfSignedIn } from '../../domains/identity/authenticate.ts';
import type { AuthContext } from '../../domains/identity/log-in/authContext.ts';
import { authorizeHandler, signInHandler } from '../../domains/identity/log-in/authorize.ts';
import { callingPageOf } from '../../domains/identity/log-in/callingPage.ts';
import { areTokensRepeatable } from '../../domains/identity/log-in/families.ts';
import { logoutHandler } from '../../domains/identity/log-in/logout.ts';
import { providerLogoutHandler } from '../../domains/identity/log-in/providerLogout.ts';
import { describeTokenError, tokenHandler } from '../../domains/identity/log-in/token.ts';

function clientIdIn(values: unknown): string | undefined {
  return typeof values === 'object' && values !== null && 'client_id' in values && typeof values.client_id === 'string'
    ? values.client_id
    : undefined;
}

/** Creates the auth service of the contract `auth`, which ignores unknown query parameters as an authorization server must (RFC 6749 §3.1). */
export function authService(environment: AuthEnvironment, callers: CallerReader, operations: readonly Operation[]): Service {
  const { shards, keys } = environment;
  const handlers: Required<Handlers<AuthOperations, AuthContext>> = {
    authorize: authorizeHandler(environment),
    signInWithCredentials: signInHandler(environment),
    createTokens: tokenHandler(environment),
    logout: logoutHandler(environment),
    logoutAtProvider: providerLogoutHandler,
    getSigningKeys: () => ({ status: 200, body: { keys: [keys.eu.publicJwk, keys.us.publicJwk] } }),
  };
  return contractService<AuthOperations, AuthContext>({
    operations,
    handlers,
    enter: async (operation, request) => ({
      address: request.address ?? '',
      cookies: request.header('cookie') ?? undefined,
      page: callingPageOf((name) => request.header(name)),
      search: request.search,
      visitor: await authorizeIfSignedIn({ callers, shards }, operation, request),
    }),
    perform(operation, request, _context, run) {
      const realm = realmOfClient(clientIdIn(request.query) ?? clientIdIn(request.body) ?? '');
      // A repeated login is another login: no password, cookie or code has to be stored for it.
      if (!realm || operation.id === 'signInWithCredentials') return run();
      const shard = shardOf(shards, realm);
      const isRepeatable = operation.id === 'createTokens' ? (ageMs: number) => areTokensRepeatable(shard, request.body, ageMs) : undefined;
      return withIdempotency(shard, operation, request, realm, run, isRepeatable);
    },
    describe: (operation, body) => (operation.id === 'createTokens' ? describeTokenError(body) : body),
  });
}
