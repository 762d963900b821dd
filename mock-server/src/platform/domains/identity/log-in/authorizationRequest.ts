import { invalid } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/auth';
import { isRedirectUri, realmOfClient } from '../../../access/clients.ts';
import type { Realm } from '../../../database/realms.ts';

/** The query of an authorize request. */
export type AuthorizationQuery = operations['authorize']['parameters']['query'];

/** An authorize request of a known client with a registered redirect URI. */
export interface AuthorizationRequest {
  readonly realm: Realm;
  readonly query: AuthorizationQuery;
}

/** Validates client and redirect URI; throws 400 and never redirects to an unregistered URI. */
export function authorizationRequest(query: AuthorizationQuery): AuthorizationRequest {
  const realm = realmOfClient(query.client_id);
  if (!realm) throw invalid(`There is no client ${query.client_id}.`, { attribute: 'client_id', reason: 'unregistered' });
  if (!isRedirectUri(realm, query.redirect_uri))
    throw invalid("The redirect address is not one of the client's.", { attribute: 'redirect_uri', reason: 'unregistered' });
  return { realm, query };
}

/** Builds the redirect URL with these query parameters and the unchanged `state`. */
export function buildRedirectUrl(query: AuthorizationQuery, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(query.redirect_uri);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (query.state !== undefined) url.searchParams.set('state', query.state);
  return url.href;
}
