import { and, eq } from 'drizzle-orm';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { realmOfClient } from '../../../access/clients.ts';
import { type ServiceShards, shardOf } from '../../../access/serviceShard.ts';
import type { SigningKeys } from '../../../access/signingKeys.ts';
import { shards as allShards, type Realm } from '../../../database/realms.ts';
import type { Session } from './sessions.ts';

/** What an id token hint names: a session, and the user who logged in. */
export interface IdTokenHint {
  readonly sessionId: string;
  readonly realm: Realm;
  /** The numeric id of the user who logged in: the actor of an impersonation. */
  readonly legacyId: number;
}

function hintOf(claims: unknown): IdTokenHint | undefined {
  if (typeof claims !== 'object' || claims === null || !('sid' in claims && 'sub' in claims && 'aud' in claims)) return undefined;
  const { sid, sub, aud } = claims;
  const act = 'act' in claims ? claims.act : undefined;
  const actor = typeof act === 'object' && act !== null && 'sub' in act ? act.sub : undefined;
  const realm = realmOfClient(String(aud));
  return typeof sid === 'string' && realm ? { sessionId: sid, realm, legacyId: Number(actor ?? sub) } : undefined;
}

/** Verifies an id token of this service, even an expired one; undefined for an invalid token. */
export async function verifyIdTokenHint(keys: SigningKeys, token: string | undefined): Promise<IdTokenHint | undefined> {
  if (token === undefined) return undefined;
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = allShards.map((shard) => keys[shard]).find((candidate) => candidate.kid === kid);
    if (!key) return undefined;
    const { payload } = await compactVerify(token, key.publicKey, { algorithms: ['ES256'] });
    return hintOf(JSON.parse(new TextDecoder().decode(payload)));
  } catch {
    return undefined;
  }
}

/** Returns whether a session is of the user whom a hint names. */
export async function isHintedUser(
  shards: ServiceShards,
  { realm, legacyId, sessionId }: IdTokenHint,
  session: Pick<Session, 'id' | 'realm' | 'userUid'>,
): Promise<boolean> {
  if (sessionId === session.id) return true;
  if (realm !== session.realm) return false;
  const { engine, tables } = shardOf(shards, realm);
  const { users } = tables;
  const [user] = await engine.database
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.realm, realm), eq(users.id, legacyId), eq(users.uid, session.userUid)));
  return user !== undefined;
}
