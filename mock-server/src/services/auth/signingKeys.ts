import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Shard } from '../../database/realms.ts';
import type { ShardData, Shards } from '../../database/shards.ts';

/** The public half of a {@link SigningKey}, as the key set shows it. */
export interface PublicKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly use: 'sig';
  readonly alg: 'ES256';
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

/** A shard's key; tokens of the shard's realms are signed by it. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: PublicKey;
}

async function asCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('The signing key is not a key pair.');
  return key;
}

async function storedKey({ engine, tables }: ShardData): Promise<{ kid: string; privateKey: Record<string, string> }> {
  const [stored] = await engine.database.select().from(tables.signingKeys);
  if (stored) return stored;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty = '', crv = '', x = '', y = '', d = '' } = await exportJWK(privateKey);
  const made = { kid: await calculateJwkThumbprint({ kty, crv, x, y }), privateKey: { kty, crv, x, y, d } };
  await engine.database.insert(tables.signingKeys).values(made);
  return made;
}

/** The signing key of a shard, made when it is first asked for. To be called while no other process starts: all share one key. */
export async function signingKeyOf(data: ShardData): Promise<SigningKey> {
  const { kid, privateKey } = await storedKey(data);
  const { kty = '', crv = '', x = '', y = '' } = privateKey;
  return {
    kid,
    privateKey: await asCryptoKey(privateKey),
    publicKey: await asCryptoKey({ kty, crv, x, y }),
    publicJwk: { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid, x, y },
  };
}

/** The signing keys by shard. */
export type SigningKeys = Readonly<Record<Shard, SigningKey>>;

/** The signing keys of both shards. */
export async function signingKeysOf(data: Shards): Promise<SigningKeys> {
  return { eu: await signingKeyOf(data.eu), us: await signingKeyOf(data.us) };
}
