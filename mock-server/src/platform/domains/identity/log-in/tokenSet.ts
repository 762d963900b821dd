import type { components } from '@realmkit/openapi/types/auth';
import { SignJWT } from 'jose';
import { clientIdOf } from '../../../access/clients.ts';
import type { SigningKey } from '../../../access/signingKeys.ts';
import type { Person } from '../person.ts';

/** The lifetime of an access token, in seconds. */
const accessTokenLifetime = 3600;

type AuthenticationMethod = components['schemas']['AuthenticationMethod'];

/** The method and time of a login. */
export interface Authentication {
  readonly methods: readonly AuthenticationMethod[];
  /** Whether a second factor was given. */
  readonly secure: boolean;
  /** In milliseconds since 1970. */
  readonly authTime: number;
  readonly sessionId: string;
  /** The token family. */
  readonly id: string;
  readonly nonce: string | undefined;
}

/** Creates the tokens of a login at the given moment in milliseconds; `actor` is the impersonator, if any. */
export async function createTokenSet(
  key: SigningKey,
  issuer: string,
  person: Person,
  actor: Person | undefined,
  authentication: Authentication,
  refreshToken: string,
  now: number,
): Promise<components['schemas']['TokenSet']> {
  const issuedAt = Math.floor(now / 1000);
  const sign = (claims: Record<string, unknown>): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid })
      .setIssuer(issuer)
      .setAudience(clientIdOf(person.realm))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenLifetime)
      .sign(key.privateKey);
  const accessToken = await sign({
    sub: person.uid,
    scope: person.superuser ? `openid profile ilt.user.${person.realm}.write` : 'openid profile',
    realm: person.realm,
    roles: person.roles.map((value) => ({ value })),
    subscriptions: person.subscriptions.map((type) => ({ type })),
    amr: authentication.methods,
    acr: authentication.secure ? 'secure' : 'basic',
    auth_time: Math.floor(authentication.authTime / 1000),
    sid: authentication.sessionId,
    token_family: authentication.id,
    ...(actor && { act: { sub: actor.uid } }),
  });
  const idToken = await sign({
    sub: String(person.legacyId),
    name: person.name,
    preferred_username: person.userName,
    sid: authentication.sessionId,
    ...(authentication.nonce !== undefined && { nonce: authentication.nonce }),
    ...(actor && { act: { sub: String(actor.legacyId), name: actor.name } }),
  });
  return {
    access_token: accessToken,
    id_token: idToken,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: accessTokenLifetime,
  };
}
