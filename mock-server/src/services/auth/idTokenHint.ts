import { compactVerify, decodeProtectedHeader } from 'jose';
import { shards } from '../../database/realms.ts';
import type { SigningKeys } from './signingKeys.ts';

/** Whom an id token names: the session it came from. */
export interface IdTokenHint {
  readonly sessionId: string;
}

/** Reads an id token of ours, an expired one too; undefined where it is none. */
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
