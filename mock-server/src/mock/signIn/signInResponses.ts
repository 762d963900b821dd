import { isPostLogoutRedirectUri, isRedirectUri, realmOfClient } from '../../platform/access/clients.ts';
import { createSigningKey, type SigningKey } from '../../platform/access/signingKeys.ts';
import type { Realm } from '../../platform/database/realms.ts';
import { createTokenSet } from '../../platform/domains/identity/log-in/tokenSet.ts';
import type { Person } from '../../platform/domains/identity/person.ts';
import type { MockedCall, ResponseOverride } from '../mockOperations.ts';
import { decodeSignIn, encodeSignIn, type MockedSignIn } from './signInCode.ts';

/** The user name if none is given: by redirect, or with a code that the mock did not create. */
const defaultUserName = 'teacher';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const queryOf = ({ request }: MockedCall, name: string): string => text(request.url.query?.[name]);
const formOf = ({ request }: MockedCall): URLSearchParams => new URLSearchParams(text(request.body));

/** Returns the person who signs in at the mock: always that of the account contract's examples. Only `superuser` may manage the realm's users. */
export const personNamed = (userName: string, realm: Realm): Person => ({
  uid: 'se-user-3',
  legacyId: 3,
  realm,
  name: 'Astrid Lindqvist',
  userName,
  superuser: userName === 'superuser',
  roles: ['employee'],
  subscriptions: [],
});

/** Returns the app's redirect URL with a code and its state; undefined if the URL is not one of the client's. */
function callbackUrl(call: MockedCall, userName: string): string | undefined {
  const [clientId, redirect] = [queryOf(call, 'client_id'), queryOf(call, 'redirect_uri')];
  const realm = realmOfClient(clientId);
  if (!realm || !isRedirectUri(realm, redirect)) return undefined;
  const query = new URLSearchParams({ code: encodeSignIn({ clientId, userName, nonce: queryOf(call, 'nonce') || undefined }) });
  const state = queryOf(call, 'state');
  if (state) query.set('state', state);
  return `${redirect}?${query}`;
}

/** Returns the sign-in of a token request. */
function requestedSignIn(form: URLSearchParams): MockedSignIn {
  const known = decodeSignIn(form.get('code') ?? form.get('refresh_token') ?? '');
  return known ?? { clientId: form.get('client_id') ?? '', userName: defaultUserName };
}

async function tokens(call: MockedCall, key: SigningKey): Promise<Response | undefined> {
  const { clientId, userName, nonce } = requestedSignIn(formOf(call));
  const realm = realmOfClient(clientId);
  if (!realm) return undefined;
  const now = Date.now();
  const authentication = { methods: ['pwd'], secure: false, authTime: now, sessionId: 'mock', id: 'mock', nonce } as const;
  const refreshToken = encodeSignIn({ clientId, userName });
  return Response.json(await createTokenSet(key, call.baseUrl, personNamed(userName, realm), undefined, authentication, refreshToken, now));
}

const redirect = (url: string | undefined) => url && new Response(null, { status: 302, headers: { location: url } });

/**
 * Creates the responses of the auth service that must match their request: state, nonce, issuer and client. Any name and password sign in the
 * person of the contract's examples. A request with a preferred status or example, or without a URL of a realm's app, gets the contract's example.
 */
export async function signInResponses(): Promise<ResponseOverride> {
  const key = await createSigningKey();
  return async (call) => {
    switch (call.operationId) {
      case 'authorize':
        return redirect(callbackUrl(call, defaultUserName)) || undefined;
      case 'signInWithCredentials': {
        const url = callbackUrl(call, formOf(call).get('username') ?? defaultUserName);
        return url === undefined ? undefined : Response.json({}, { headers: { 'x-redirect-location': url } });
      }
      case 'createTokens':
        return tokens(call, key);
      case 'logout': {
        const url = queryOf(call, 'post_logout_redirect_uri');
        return (isPostLogoutRedirectUri(url) && redirect(url)) || undefined;
      }
      case 'getSigningKeys':
        return Response.json({ keys: [key.publicJwk] });
      default:
        return undefined;
    }
  };
}
