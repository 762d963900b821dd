import type { Send } from '../core/target.ts';
import type { Ground } from './ground.ts';
import { type Answer, jsonBody, type RightService, textOf, type Witness } from './mutant.ts';

/** Headers that may differ from one answer to the next. */
const passing = /^(date|x-request-id|server-timing|content-length|connection|keep-alive)$/;

const jsonWebToken = /^[\w-]+\.([\w-]+)\.[\w-]*$/;

function leaves(value: unknown, at: string, found: Map<string, string>): void {
  const [, payload] = (typeof value === 'string' && value.startsWith('eyJ') && jsonWebToken.exec(value)) || [];
  // A token is another one each time; what it says is not.
  if (payload !== undefined) leaves(JSON.parse(Buffer.from(payload, 'base64url').toString()), `${at}/claims`, found);
  if (typeof value !== 'object' || value === null) found.set(at, JSON.stringify(value) ?? '');
  else {
    const entries = Object.entries(value);
    if (entries.length === 0) found.set(at, JSON.stringify(value));
    for (const [name, one] of entries) if (name !== 'requestId') leaves(one, `${at}/${name}`, found);
  }
}

/** Writes down everything that an answer says, by place. */
function said(answer: Answer, at: string, found: Map<string, string>): void {
  found.set(`${at} status`, String(answer.status));
  for (const [name, value] of answer.headers) if (!passing.test(name)) found.set(`${at} header ${name}`, value);
  const body = jsonBody(answer);
  if (body !== undefined) leaves(body, `${at} body`, found);
  else found.set(`${at} body`, textOf(answer));
}

/** Writes down what a witness is answered. */
async function heard(witness: Witness, ground: Ground, send: Send): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let number = 0;
  await witness(async (probe) => {
    const answer = await ground.send(probe, send);
    number += 1;
    said(answer, `${number} ${probe.operation}`, found);
    return answer;
  });
  return found;
}

/**
 * Returns the operations whose answers differ between the right service and a mutated one. What differs between two calls of the right service, such
 * as a moment or a random id, does not count.
 */
export async function differingOperations(
  witness: Witness,
  ground: Ground,
  right: RightService,
  mutated: Send,
): Promise<ReadonlySet<string>> {
  const undone = (send: Send) => right.undone(() => heard(witness, ground, send));
  const [first, second, faulty] = [await undone(right.send), await undone(right.send), await undone(mutated)];
  const differs = new Set<string>();
  const note = (place: string): void => {
    differs.add(place.split(' ')[1] ?? '');
  };
  for (const [place, value] of first) if (second.get(place) === value && faulty.get(place) !== value) note(place);
  for (const place of faulty.keys()) if (!first.has(place) && !second.has(place)) note(place);
  return differs;
}
