import { hkdfSync } from 'node:crypto';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Executor } from '../database/executor.ts';
import type { Shard } from '../database/realms.ts';
import type { ShardData, Shards } from '../database/shards.ts';
import type { Tables } from '../database/tables.ts';

/** The public part of a {@link SigningKey}, as in the key set. */
interface PublicKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly use: 'sig';
  readonly alg: 'ES256';
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

/** The key of a shard, which signs the tokens of the shard's realms. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: PublicKey;
  /** The secret that signs the login cards of the shard's realms; it is derived from the private key and valid as long. */
  readonly cardKey: Buffer;
  /** The secret from which the successor of a refresh token follows, derived in the same way. */
  readonly refreshKey: Buffer;
}

async function asCryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('The signing key is not a key pair.');
  return key;
}

/** A key as stored in the database. */
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
    refreshKey: Buffer.from(hkdfSync('sha256', privateKey.d ?? '', '', 'refresh tokens', 32)),
  };
}

/** Reads the secret of the marks that a trial leaves, derived from the signing key of the shard; throws before the shard has one. */
export async function readTrialKey(executor: Executor, { signingKeys }: Pick<Tables, 'signingKeys'>): Promise<Buffer> {
  const [stored] = await executor.select().from(signingKeys);
  if (!stored) throw new Error('The shard has no signing key.');
  return Buffer.from(hkdfSync('sha256', stored.privateKey.d ?? '', '', 'marks of trials', 32));
}

/** Creates a signing key without storing it. */
export const createSigningKey = async (): Promise<SigningKey> => importStoredKey(await generateStoredKey());

/** Loads the signing key of a shard, or creates it at the first call. No other process may start meanwhile: all share one key. */
export const loadSigningKey = async (data: ShardData): Promise<SigningKey> => importStoredKey(await loadOrCreateKey(data));

/** The signing keys by shard. */
export type SigningKeys = Readonly<Record<Shard, SigningKey>>;

/** Loads the signing keys of both shards. */
export async function loadSigningKeys(data: Shards): Promise<SigningKeys> {
  return { eu: await loadSigningKey(data.eu), us: await loadSigningKey(data.us) };
}
