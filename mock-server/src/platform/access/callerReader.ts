import { unauthorized } from '@realmkit/contract-engine';
import type { components } from '@realmkit/openapi/types/auth';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { isRealm, shards } from '../database/realms.ts';
import type { Caller } from './caller.ts';
import { clientIdOf } from './clients.ts';
import type { SigningKeys } from './signingKeys.ts';

/** The claims of an access token, as in the auth contract; `act` names the impersonator. */
type AccessClaims = components['schemas']['AccessTokenClaims'] & { readonly act?: { readonly sub: string }; readonly token_family: string };

function isAccessClaims(value: unknown): value is AccessClaims {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sub' in value &&
    'aud' in value &&
    'realm' in value &&
    'scope' in value &&
    'roles' in value &&
    'amr' in value &&
    'token_family' in value &&
    'auth_time' in value &&
    'exp' in value
  );
}

function callerOf(claims: AccessClaims): Caller | undefined {
  if (!isRealm(claims.realm) || claims.aud !== clientIdOf(claims.realm)) return undefined;
  const isSuperuser = claims.scope.split(' ').includes(`ilt.user.${claims.realm}.write`);
  return {
    uid: claims.sub,
    realm: claims.realm,
    isSuperuser,
    isSecure: isSuperuser || claims.acr === 'secure',
    authTime: claims.auth_time,
    methods: claims.amr,
    actorUid: claims.act?.sub ?? claims.sub,
    family: claims.token_family,
    sessionId: claims.sid,
    expiresAt: claims.exp,
  };
}

const maxCachedTokens = 10_000;

/** Authenticates callers; caches verified tokens and evicts the oldest ones first. */
export class CallerReader {
  readonly #keys: SigningKeys;
  readonly #issuer: string;
  readonly #cache = new Map<string, Caller>();

  constructor(keys: SigningKeys, issuer: string) {
    this.#keys = keys;
    this.#issuer = issuer;
  }

  async #verified(token: string): Promise<Caller | undefined> {
    try {
      const { kid } = decodeProtectedHeader(token);
      const key = shards.map((shard) => this.#keys[shard]).find((candidate) => candidate.kid === kid);
      if (!key) return undefined;
      const { payload } = await compactVerify(token, key.publicKey, { algorithms: ['ES256'] });
      const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
      return isAccessClaims(claims) && claims.iss === this.#issuer ? callerOf(claims) : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the caller of an Authorization header; throws 401 without a token of this service. Does not check the expiry, which depends on
   * the clock of the caller's shard.
   */
  async read(authorization: string | null | undefined): Promise<Caller> {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw unauthorized('Sign in to do this.');
    const known = this.#cache.get(token);
    if (known) return known;
    const caller = await this.#verified(token);
    if (!caller) throw unauthorized('The access token is not good.');
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= maxCachedTokens) this.#cache.delete(oldest);
    this.#cache.set(token, caller);
    return caller;
  }
}
