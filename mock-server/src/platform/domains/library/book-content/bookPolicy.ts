import { forbidden } from '@realmkit/contract-engine';
import { CompactSign, compactVerify } from 'jose';
import { type ServiceShards, shardOf } from '../../../access/serviceShard.ts';
import type { SigningKeys } from '../../../access/signingKeys.ts';
import { shards as allShards, type Realm, realmShards } from '../../../database/realms.ts';

/** How long a policy opens the files of its book, in milliseconds. */
const lifetime = 10 * 60_000;

/** What a policy opens. */
interface PolicyScope {
  readonly book: string;
  readonly realm: Realm;
  /** Whether it opens the sign-language videos of the book. */
  readonly signLanguage: boolean;
}

/** The claims of a policy. */
interface PolicyClaims extends PolicyScope {
  /** The expiry, in seconds since 1970. */
  readonly exp: number;
}

/** The three parameters of a signed URL. */
export interface SignedQuery {
  readonly policy: string | undefined;
  readonly signature: string | undefined;
  readonly keyPairId: string | undefined;
}

/** Returns the query that opens the files of a book for ten minutes of the shard's clock, signed with the auth service's key. */
export async function signPolicy(keys: SigningKeys, scope: PolicyScope, now: number): Promise<string> {
  const key = keys[realmShards[scope.realm]];
  const claims: PolicyClaims = { ...scope, exp: Math.floor((now + lifetime) / 1000) };
  const signed = await new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'book-policy' })
    .sign(key.privateKey);
  const [header = '', payload = '', signature = ''] = signed.split('.');
  return new URLSearchParams({ Policy: payload, Signature: `${header}.${signature}`, 'Key-Pair-Id': key.kid }).toString();
}

async function claimsOf(keys: SigningKeys, { policy = '', signature = '', keyPairId }: SignedQuery): Promise<PolicyClaims | undefined> {
  const key = allShards.map((shard) => keys[shard]).find(({ kid }) => kid === keyPairId);
  const [header, proof] = signature.split('.');
  if (!key) return undefined;
  try {
    const { payload, protectedHeader } = await compactVerify(`${header}.${policy}.${proof}`, key.publicKey, { algorithms: ['ES256'] });
    if (protectedHeader.typ !== 'book-policy') return undefined;
    const claims: PolicyClaims = JSON.parse(new TextDecoder().decode(payload));
    return claims;
  } catch {
    return undefined;
  }
}

/** Returns what the policy of a query opens; throws 403 if it does not open the files of a book. */
export async function requirePolicy(keys: SigningKeys, shards: ServiceShards, book: string, query: SignedQuery): Promise<PolicyScope> {
  if (query.policy === undefined) throw forbidden('The files of this book need a policy.');
  const claims = await claimsOf(keys, query);
  if (!claims) throw forbidden('The policy is not good.');
  if (claims.book !== book) throw forbidden('The policy is for another book.');
  if ((await shardOf(shards, claims.realm).clock.now()) >= claims.exp * 1000) throw forbidden('The policy has ended.');
  return claims;
}
