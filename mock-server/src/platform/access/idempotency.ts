import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { type CheckedRequest, type HandlerResult, HttpError, type Operation } from '@realmkit/contract-engine';
import { isJsonObject } from '@realmkit/openapi/json';
import { and, eq, lte } from 'drizzle-orm';
import { PendingError, runAfterCharges } from './pendingError.ts';
import type { ServiceShard } from './serviceShard.ts';

/** How long a response is given to a repeated request, in milliseconds. */
const idempotencyRetention = 24 * 3_600_000;

/** A request with an Idempotency-Key: the key of its record, and the key that encrypts its response, which the database does not have. */
interface IdempotentRequest {
  readonly key: string;
  readonly encryptionKey: Buffer;
}

const withoutExpected = (body: unknown): unknown => (isJsonObject(body) ? { ...body, expected: undefined } : body);

function idempotentRequest(operation: Operation, request: CheckedRequest, caller: string): IdempotentRequest | undefined {
  const idempotencyKey = request.header['Idempotency-Key'];
  if (idempotencyKey === undefined) return undefined;
  // What an act expects is no part of it: its repeat gets the first answer, also where the page names other terms by now.
  const whole = JSON.stringify([operation.id, caller, idempotencyKey, request.path, request.query, withoutExpected(request.body)]);
  return {
    key: createHash('sha256').update(whole).digest('base64url'),
    encryptionKey: Buffer.from(hkdfSync('sha256', whole, '', 'idempotent response', 32)),
  };
}

const ivLength = 12;
const tagLength = 16;

function encrypt(key: Buffer, result: HandlerResult): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(result)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function decrypt(key: Buffer, stored: string): HandlerResult {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString());
}

/** Adds the record of a request, or renews one that is too old to count. Locks the record until the transaction ends. */
async function startRecord({ engine, tables }: ServiceShard, key: string, now: number): Promise<void> {
  const { idempotencyRecords } = tables;
  const fresh = { response: null, providerKey: randomUUID(), at: now };
  await engine.database
    .insert(idempotencyRecords)
    .values({ key, ...fresh })
    .onConflictDoUpdate({ target: idempotencyRecords.key, set: fresh, setWhere: lte(idempotencyRecords.at, now - idempotencyRetention) });
}

/** Gives the stored response, or runs the request and stores its response; in the transaction of the caller. Errors that the request throws are returned. */
async function runLocked(
  { engine, tables }: ServiceShard,
  { key, encryptionKey }: IdempotentRequest,
  now: number,
  run: () => Promise<HandlerResult>,
  isRepeatable: (ageMs: number) => Promise<boolean>,
): Promise<HandlerResult | HttpError> {
  const { idempotencyRecords } = tables;
  const isRecord = eq(idempotencyRecords.key, key);
  const [record] = await engine.database.select().from(idempotencyRecords).where(isRecord).for('update');
  if (!record) throw new Error('The record of an idempotent request is gone.');
  if (record.response !== null && (await isRepeatable(now - record.at))) return decrypt(encryptionKey, record.response);
  try {
    const result = await run();
    await engine.database
      .update(idempotencyRecords)
      .set({ response: encrypt(encryptionKey, result), at: now })
      .where(isRecord);
    return result;
  } catch (reason) {
    // Whoever waits for a charge waits outside of the transaction, and begins again.
    if (!(reason instanceof HttpError) || reason instanceof PendingError) throw reason;
    // What the handler wrote before it refused stays.
    await engine.database.update(idempotencyRecords).set({ response: null, at: now }).where(isRecord);
    return reason;
  }
}

function unwrap(result: HandlerResult | HttpError): HandlerResult {
  if (result instanceof HttpError) throw result;
  return result;
}

/**
 * Runs a request with an Idempotency-Key once and returns the first result to every repetition; the same key with a different request counts as
 * another key. Record and effects are one transaction, so that this holds across processes and their crashes. A request that a charge keeps waiting
 * runs again after its end.
 * @param isRepeatable whether a stored response of this age in milliseconds may still be given.
 */
export async function withIdempotency(
  shard: ServiceShard,
  operation: Operation,
  request: CheckedRequest,
  caller: string,
  run: () => Promise<HandlerResult>,
  isRepeatable: (ageMs: number) => Promise<boolean> = async () => true,
): Promise<HandlerResult> {
  const { chargeTimes, clock, engine } = shard;
  const idempotent = idempotentRequest(operation, request, caller);
  if (!idempotent) return runAfterCharges(chargeTimes.change, run);
  const now = await clock.now();
  const runOnce = () =>
    engine.inTransaction(async () => {
      await startRecord(shard, idempotent.key, now);
      return runLocked(shard, idempotent, now, run, isRepeatable);
    });
  return unwrap(await runAfterCharges(chargeTimes.change, runOnce));
}

/**
 * Does the same for a request that calls the card provider, for which no transaction may wait and which none can undo. The record is committed
 * first, with the idempotency key for the provider, and the request runs outside of a transaction. Whoever finds the record without a response, because
 * the process died or still works, runs the request with that key again: it finds what it has done, and nothing is done twice.
 */
export async function withProviderIdempotency(
  shard: ServiceShard,
  operation: Operation,
  request: CheckedRequest,
  caller: string,
  run: (providerKey: string) => Promise<HandlerResult>,
): Promise<HandlerResult> {
  const { engine, tables, chargeTimes } = shard;
  const { idempotencyRecords } = tables;
  const idempotent = idempotentRequest(operation, request, caller);
  if (!idempotent) {
    const providerKey = randomUUID();
    return runAfterCharges(chargeTimes.change, () => run(providerKey));
  }
  const { key, encryptionKey } = idempotent;
  const now = await shard.clock.now();
  await startRecord(shard, key, now);
  const [record] = await engine.database.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key));
  if (!record) throw new Error('The record of an idempotent request is gone.');
  const { response, providerKey } = record;
  if (response !== null) return decrypt(encryptionKey, response);
  // Another run with the same key may have ended with an error meanwhile: then the record is about the next attempt.
  const store = (values: Partial<typeof record>) =>
    engine.database
      .update(idempotencyRecords)
      .set({ ...values, at: now })
      .where(and(eq(idempotencyRecords.key, key), eq(idempotencyRecords.providerKey, providerKey)));
  try {
    const result = await runAfterCharges(chargeTimes.change, () => run(providerKey));
    await store({ response: encrypt(encryptionKey, result) });
    return result;
  } catch (reason) {
    // After a refusal the next attempt is a new one for the provider too. What has not ended keeps its key, and is found by it.
    if (reason instanceof HttpError && !(reason instanceof PendingError)) await store({ response: null, providerKey: randomUUID() });
    throw reason;
  }
}
