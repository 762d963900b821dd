import type { Realm } from '@realmkit/design-system';

/** The claims of a test's tokens; the defaults are a teacher in Sweden. */
export interface TokenOverrides {
  readonly realm?: Realm;
  readonly uid?: string;
  readonly userName?: string;
  readonly name?: string;
  readonly legacyId?: string;
  readonly scope?: string;
  readonly roles?: readonly string[];
  readonly subscriptions?: readonly string[];
  readonly acr?: string;
  /** The login methods; by default a password. */
  readonly amr?: readonly string[];
  readonly nonce?: string;
  readonly act?: { readonly sub: string; readonly name?: string };
  readonly issuer?: string;
  /** The server's clock when it issues the tokens, in seconds since 1970. */
  readonly now: number;
  /** The lifetime of the access token, in seconds. */
  readonly lifetime?: number;
}

const encode = (json: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(json))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

let serial = 0;

const token = (claims: object): string => {
  serial += 1;
  return `${encode({ alg: 'ES256', kid: 'test' })}.${encode({ ...claims, jti: String(serial) })}.${encode('signature')}`;
};

/** Creates new tokens like an auth service; nothing verifies their signature. */
export function makeTokens(overrides: TokenOverrides): { readonly accessToken: string; readonly idToken: string } {
  const { realm = 'se', uid = 'se-user-3', now, lifetime = 3600, issuer = 'https://auth.example' } = overrides;
  const times = { iat: now, exp: now + lifetime };
  const client = `realmkit-${realm}`;
  return {
    accessToken: token({
      iss: issuer,
      sub: uid,
      aud: client,
      scope: overrides.scope ?? 'openid profile',
      realm,
      roles: (overrides.roles ?? ['employee']).map((value) => ({ value })),
      subscriptions: (overrides.subscriptions ?? []).map((type) => ({ type })),
      amr: overrides.amr ?? ['pwd'],
      ...(overrides.acr === undefined ? {} : { acr: overrides.acr }),
      auth_time: now,
      ...times,
    }),
    idToken: token({
      iss: issuer,
      sub: overrides.legacyId ?? '3',
      aud: client,
      name: overrides.name ?? 'Astrid Lindqvist',
      preferred_username: overrides.userName ?? 'teacher',
      ...(overrides.nonce === undefined ? {} : { nonce: overrides.nonce }),
      ...(overrides.act ? { act: overrides.act } : {}),
      ...times,
    }),
  };
}
