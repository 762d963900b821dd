import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Operation } from '../contract/operation.ts';
import type { HandlerResult } from '../contract/responses.ts';
import type { CheckedRequest } from '../contract/service.ts';
import type { ServiceShard } from './serviceShard.ts';

const pendingResults = new Map<string, Promise<HandlerResult>>();

function keyOf(operation: Operation, request: CheckedRequest, caller: string): string | undefined {
  const idempotencyKey = request.header['Idempotency-Key'];
  if (idempotencyKey === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([operation.id, caller, idempotencyKey, request.path, request.query, request.body]))
    .digest('base64url');
}

async function runOnce({ engine, tables, clock }: ServiceShard, key: string, run: () => Promise<HandlerResult>): Promise<HandlerResult> {
  const { idempotencyRecords } = tables;
  const [storedResult] = await engine.database.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, key));
  if (storedResult) return { status: storedResult.status, headers: storedResult.headers, body: storedResult.body?.value };
  const result = await run();
  const stored = {
    key,
    status: result.status,
    headers: { ...result.headers },
    body: result.body === undefined ? null : { value: result.body },
    at: await clock.now(),
  };
  await engine.database.insert(idempotencyRecords).values(stored).onConflictDoNothing();
  return result;
}

/**
 * Runs a request with an Idempotency-Key once and returns the first result to every repetition; the same key with a different request
 * counts as another key.
 */
export function withIdempotency(
  shard: ServiceShard,
  operation: Operation,
  request: CheckedRequest,
  caller: string,
  run: () => Promise<HandlerResult>,
): Promise<HandlerResult> {
  const key = keyOf(operation, request, caller);
  if (key === undefined) return run();
  const pendingKey = `${shard.shard} ${key}`;
  const pending = pendingResults.get(pendingKey);
  if (pending) return pending;
  const result = runOnce(shard, key, run).finally(() => pendingResults.delete(pendingKey));
  pendingResults.set(pendingKey, result);
  return result;
}
