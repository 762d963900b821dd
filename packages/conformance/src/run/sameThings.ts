import type { Operation } from '@realmkit/contract-engine';
import { canonical, isJsonObject } from '@realmkit/openapi/json';
import { changesByItself } from '../core/census.ts';
import { bodyJson, type Exchange } from '../exchange.ts';
import { documentedResponse } from '../verdicts/documented.ts';
import type { Finding } from '../verdicts/finding.ts';
import { schemasTo } from '../verdicts/schemasTo.ts';
import type { TestedContract } from '../verdicts/testedContract.ts';

interface Thing {
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly id: string;
}

/** Properties that are another for each who asks or at each moment. */
const passing = /^(progress|age|status|count|.*Count|actions|url|.*Url|link|.*Link)$/;

function thingAt(value: unknown, pointer: string): Thing[] {
  if (!isJsonObject(value)) return [];
  const id = value.uid ?? value.id;
  return typeof id === 'string' || typeof id === 'number' ? [{ pointer, value, id: String(id) }] : [];
}

/** Returns the things that an answer is about: itself, or the rows of its list. */
function thingsIn(body: unknown): Thing[] {
  const inner = isJsonObject(body)
    ? (['data', 'items'] as const).find((name) => typeof body[name] === 'object' && body[name] !== null)
    : undefined;
  const [content, at] = inner === undefined ? [body, ''] : [Reflect.get(Object(body), inner), `/${inner}`];
  return Array.isArray(content) ? content.flatMap((row, index) => thingAt(row, `${at}/${index}`)) : thingAt(content, at);
}

/** Returns where two descriptions of one thing differ, in what both say. */
function unlike(one: unknown, other: unknown, at = ''): string | undefined {
  if (isJsonObject(one) && isJsonObject(other))
    return Object.keys(one)
      .filter((name) => name in other && !changesByItself.test(name) && !passing.test(name))
      .map((name) => unlike(one[name], other[name], `${at}/${name}`))
      .find((found) => found !== undefined);
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length ? undefined : at;
  return canonical(one) === canonical(other) ? undefined : at;
}

/** What a service has said of its things since the run has written last, to whom. */
export class SameThings {
  readonly #said = new Map<string, { readonly operation: string; readonly value: Thing['value'] }>();

  /** Judges a read: what two answers say of one thing by one schema of the contract is the same. A write begins anew. */
  judge(contract: TestedContract, operation: Operation, { request, response }: Exchange): Pick<Finding, 'place' | 'cause'>[] {
    if (request.method !== 'GET') this.#said.clear();
    if (request.method !== 'GET' || response.status !== 200) return [];
    const things = thingsIn(bodyJson(response.body));
    const [first] = things;
    const schema = first && schemasTo(contract, documentedResponse(contract, operation, 200), first.pointer).at(-1)?.pointer;
    if (!schema?.startsWith('#/components/schemas/')) return [];
    return things.flatMap(({ pointer, value, id }) => {
      const key = JSON.stringify([schema, id, request.headers.get('authorization'), request.headers.get('x-country')]);
      const known = this.#said.get(key);
      if (!known) this.#said.set(key, { operation: operation.id, value });
      const at = known && unlike(value, known.value);
      return at === undefined || known?.operation === operation.id
        ? []
        : [{ place: `answer body ${pointer}${at}`, cause: `is another than in the answer of ${known?.operation}; ${schema}` }];
    });
  }
}
