import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { HandlerResult } from '../contract/answers.ts';
import type { Operation } from '../contract/operation.ts';
import type { CheckedRequest } from '../contract/service.ts';
import type { ServiceShard } from './serviceShard.ts';

const underWay = new Map<string, Promise<HandlerResult>>();

function keyOf(operation: Operation, request: CheckedRequest, caller: string): string | undefined {
  const given = request.header['Idempotency-Key'];
  if (given === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([operation.id, caller, given, request.path, request.query, request.body]))
    .digest('base64url');
}

async function answerOnce({ engine, tables, clock }: ServiceShard, key: string, run: () => Promise<HandlerResult>): Promise<HandlerResult> {
  const { firstAnswers } = tables;
  const [first] = await engine.database.select().from(firstAnswers).where(eq(firstAnswers.key, key));
  if (first) return { status: first.status, headers: first.headers, body: first.body?.value };
  const answer = await run();
  const stored = {
    key,
    status: answer.status,
    headers: { ...answer.headers },
    body: answer.body === undefined ? null : { value: answer.body },
    at: await clock.now(),
  };
  await engine.database.insert(firstAnswers).values(stored).onConflictDoNothing();
  return answer;
}

/** Carries a request with an Idempotency-Key out once and answers it alike ever after; the same key with another request is another intent. */
export function withIdempotency(
  shard: ServiceShard,
  operation: Operation,
  request: CheckedRequest,
  caller: string,
  run: () => Promise<HandlerResult>,
): Promise<HandlerResult> {
  const key = keyOf(operation, request, caller);
  if (key === undefined) return run();
  const place = `${shard.shard} ${key}`;
  const known = underWay.get(place);
  if (known) return known;
  const answer = answerOnce(shard, key, run).finally(() => underWay.delete(place));
  underWay.set(place, answer);
  return answer;
}
