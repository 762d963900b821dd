import { compactVerify, decodeProtectedHeader } from 'jose';
import { shards } from '../../database/realms.ts';
import type { SigningKeys } from './signingKeys.ts';

/** The session that an id token hint names. */
export interface IdTokenHint {
  readonly sessionId: string;
}

/** Verifies an id token of this service, even an expired one; undefined for an invalid token. */
export async function verifyIdTokenHint(keys: SigningKeys, token: string | undefined): Promise<IdTokenHint | undefined> {
  if (token === undefined) return undefined;
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = shards.map((shard) => keys[shard]).find((candidate) => candidate.kid === kid);
    if (!key) return undefined;
    const { payload } = await compactVerify(token, key.publicKey, { algorithms: ['ES256'] });
    const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
    return typeof claims === 'object' && claims !== null && 'sid' in claims && typeof claims.sid === 'string'
      ? { sessionId: claims.sid }
      : undefined;
  } catch {
    return undefined;
  }
}
