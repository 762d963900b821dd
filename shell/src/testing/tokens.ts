import type { Realm } from '@realmkit/design-system';

/** What a test wants to see in its tokens; the rest is a teacher in Sweden. */
export interface TokenWishes {
  readonly realm?: Realm;
  readonly uid?: string;
  readonly userName?: string;
  readonly name?: string;
  readonly legacyId?: string;
  readonly scope?: string;
  readonly roles?: readonly string[];
  readonly subscriptions?: readonly string[];
  readonly acr?: string;
  /** The login methods; a password where they are left out. */
  readonly amr?: readonly string[];
  readonly nonce?: string;
  readonly act?: { readonly sub: string; readonly name?: string };
  readonly issuer?: string;
  /** The server's clock when it makes the tokens, in seconds since 1970. */
  readonly now: number;
  /** How long the access token is good, in seconds. */
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

/** Makes the tokens that an auth service would, each time new ones; nobody checks their signature. */
export function makeTokens(wishes: TokenWishes): { readonly accessToken: string; readonly idToken: string } {
  const { realm = 'se', uid = 'se-user-3', now, lifetime = 3600, issuer = 'https://auth.example' } = wishes;
  const times = { iat: now, exp: now + lifetime };
  const client = `realmkit-${realm}`;
  return {
    accessToken: token({
      iss: issuer,
      sub: uid,
      aud: client,
      scope: wishes.scope ?? 'openid profile',
      realm,
      roles: (wishes.roles ?? ['employee']).map((value) => ({ value })),
      subscriptions: (wishes.subscriptions ?? []).map((type) => ({ type })),
      amr: wishes.amr ?? ['pwd'],
      ...(wishes.acr === undefined ? {} : { acr: wishes.acr }),
      auth_time: now,
      ...times,
    }),
    idToken: token({
      iss: issuer,
      sub: wishes.legacyId ?? '3',
      aud: client,
      name: wishes.name ?? 'Astrid Lindqvist',
      preferred_username: wishes.userName ?? 'teacher',
      ...(wishes.nonce === undefined ? {} : { nonce: wishes.nonce }),
      ...(wishes.act ? { act: wishes.act } : {}),
      ...times,
    }),
  };
}
