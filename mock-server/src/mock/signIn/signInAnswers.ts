import { isPostLogoutRedirectUri, isRedirectUri, realmOfClient } from '../../services/auth/clients.ts';
import { createSigningKey, type SigningKey } from '../../services/auth/signingKeys.ts';
import { createTokenSet } from '../../services/auth/tokenSet.ts';
import type { Finish, MockedCall } from '../mockOperations.ts';
import { codeOf, type MockedSignIn, signInOf } from './code.ts';
import { personNamed } from './person.ts';

/** Who signs in where no name is given: by the redirect, or with a code that the mock did not make. */
const someone = 'teacher';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const queryOf = ({ request }: MockedCall, name: string): string => text(request.url.query?.[name]);
const formOf = ({ request }: MockedCall): URLSearchParams => new URLSearchParams(text(request.body));

/** Back to the app with a code and the app's own state; undefined where the address is not one of the client's. */
function wayBack(call: MockedCall, userName: string): string | undefined {
  const [clientId, redirect] = [queryOf(call, 'client_id'), queryOf(call, 'redirect_uri')];
  const realm = realmOfClient(clientId);
  if (!realm || !isRedirectUri(realm, redirect)) return undefined;
  const query = new URLSearchParams({ code: codeOf({ clientId, userName, nonce: queryOf(call, 'nonce') || undefined }) });
  const state = queryOf(call, 'state');
  if (state) query.set('state', state);
  return `${redirect}?${query}`;
}

/** The sign-in that a token is asked for. */
function signInBehind(form: URLSearchParams): MockedSignIn {
  const known = signInOf(form.get('code') ?? form.get('refresh_token') ?? '');
  return known ?? { clientId: form.get('client_id') ?? '', userName: someone };
}

async function tokens(call: MockedCall, key: SigningKey): Promise<Response | undefined> {
  const { clientId, userName, nonce } = signInBehind(formOf(call));
  const realm = realmOfClient(clientId);
  if (!realm) return undefined;
  const now = Date.now();
  const authentication = { methods: ['pwd'], secure: false, authTime: now, sessionId: 'mock', nonce } as const;
  const refreshToken = codeOf({ clientId, userName });
  return Response.json(await createTokenSet(key, call.address, personNamed(userName, realm), undefined, authentication, refreshToken, now));
}

const redirect = (address: string | undefined) => address && new Response(null, { status: 302, headers: { location: address } });

/**
 * The answers of the auth service in which a caller must find its own request: state, nonce, issuer and client. With any name and password
 * the person of the contract's examples is signed in. A request with a status or an example preferred, or without an address of a realm's
 * app, gets the contract's example as it is.
 */
export async function signInAnswers(): Promise<Finish> {
  const key = await createSigningKey();
  return async (call) => {
    switch (call.operationId) {
      case 'authorize':
        return redirect(wayBack(call, someone)) || undefined;
      case 'signInWithCredentials': {
        const address = wayBack(call, formOf(call).get('username') ?? someone);
        return address === undefined ? undefined : Response.json({}, { headers: { 'x-redirect-location': address } });
      }
      case 'createTokens':
        return tokens(call, key);
      case 'logout': {
        const address = queryOf(call, 'post_logout_redirect_uri');
        return (isPostLogoutRedirectUri(address) && redirect(address)) || undefined;
      }
      case 'getSigningKeys':
        return Response.json({ keys: [key.publicJwk] });
      default:
        return undefined;
    }
  };
}
