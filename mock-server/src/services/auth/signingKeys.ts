import { hkdfSync } from 'node:crypto';
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
  /** The secret by which login cards of the shard's realms are told from made-up ones; it comes from the private key and lives as long. */
  readonly cardKey: Buffer;
}

async function asCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('The signing key is not a key pair.');
  return key;
}

/** A key as the database keeps it. */
interface StoredKey {
  readonly kid: string;
  readonly privateKey: Record<string, string>;
}

async function generateStoredKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty = '', crv = '', x = '', y = '', d = '' } = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint({ kty, crv, x, y }), privateKey: { kty, crv, x, y, d } };
}

async function loadOrCreateKey({ engine, tables }: ShardData): Promise<StoredKey> {
  const [stored] = await engine.database.select().from(tables.signingKeys);
  if (stored) return stored;
  const created = await generateStoredKey();
  await engine.database.insert(tables.signingKeys).values(created);
  return created;
}

async function importStoredKey({ kid, privateKey }: StoredKey): Promise<SigningKey> {
  const { kty = '', crv = '', x = '', y = '' } = privateKey;
  return {
    kid,
    privateKey: await asCryptoKey(privateKey),
    publicKey: await asCryptoKey({ kty, crv, x, y }),
    publicJwk: { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid, x, y },
    cardKey: Buffer.from(hkdfSync('sha256', privateKey.d ?? '', '', 'login cards', 32)),
  };
}

/** A new signing key, kept nowhere. */
export const createSigningKey = async (): Promise<SigningKey> => importStoredKey(await generateStoredKey());

/** The signing key of a shard, made when it is first asked for. To be called while no other process starts: all share one key. */
export const loadSigningKey = async (data: ShardData): Promise<SigningKey> => importStoredKey(await loadOrCreateKey(data));

/** The signing keys by shard. */
export type SigningKeys = Readonly<Record<Shard, SigningKey>>;

/** The signing keys of both shards. */
export async function loadSigningKeys(data: Shards): Promise<SigningKeys> {
  return { eu: await loadSigningKey(data.eu), us: await loadSigningKey(data.us) };
}
