import type { Operation, Violation } from '@realmkit/contract-engine';
import { isJsonObject } from '@realmkit/openapi/json';
import { bodyJson, type Exchange, type ReceivedResponse } from '../exchange.ts';
import type { Finding } from './finding.ts';
import { namedErrors } from './namedErrors.ts';
import { attributeFindings } from './refusedAttributes.ts';
import type { TestedContract } from './testedContract.ts';

type PartialFinding = Pick<Finding, 'rule' | 'severity' | 'place' | 'cause'>;

/** Judges the bytes of a part of a file by the range that its header names. */
function rangeFindings({ status, headers, body }: ReceivedResponse): PartialFinding[] {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(headers.get('content-range') ?? '') ?? [];
  if (status !== 206 || first === undefined) return [];
  const expected = Number(last) - Number(first) + 1;
  if (body.length === expected) return [];
  const cause = `has ${body.length} bytes, and its Content-Range names ${expected}`;
  return [{ rule: 'wrong-behaviour', severity: 'error', place: 'answer body', cause }];
}

/** Judges the counts of a list by its rows: there are no more rows than are counted. */
function countFindings(body: unknown): PartialFinding[] {
  const { data, meta } = isJsonObject(body) ? body : {};
  const total = isJsonObject(meta) ? (meta.totalItems ?? meta.totalCount) : undefined;
  if (!Array.isArray(data) || typeof total !== 'number' || total >= data.length) return [];
  return [
    {
      rule: 'wrong-paging',
      severity: 'error',
      place: 'answer body /meta',
      cause: `counts ${total}, and the answer has ${data.length} rows`,
    },
  ];
}

/** Judges the name of the error that answers a request outside the contract, where a sentence of the contract names it. */
function nameFindings(contract: TestedContract, operation: Operation, status: number, body: unknown): PartialFinding[] {
  const name = isJsonObject(body) ? body.name : undefined;
  const named = [...namedErrors(contract, operation, status)].find(([error, clause]) =>
    new RegExp(`request outside the contract is a ${status} with the\\s+name \`${error}\``).test(clause),
  );
  if (typeof name !== 'string' || !named || named[0] === name) return [];
  const cause = `is ${JSON.stringify(name)}, and the contract names ${named[0]}: ${named[1]}`;
  return [{ rule: 'wrong-value', severity: 'error', place: 'answer body /name', cause }];
}

/** Judges an answer by what it says itself, beyond the form that its schema gives it; `violations` are those of its request. */
export function inHandFindings(
  contract: TestedContract,
  operation: Operation,
  exchange: Exchange,
  violations: readonly Violation[],
): PartialFinding[] {
  const { response } = exchange;
  const body = bodyJson(response.body);
  const refusal =
    violations.length > 0 && response.status === 400
      ? [...nameFindings(contract, operation, response.status, body), ...attributeFindings(contract, operation, exchange, violations)]
      : [];
  return [...rangeFindings(response), ...countFindings(body), ...refusal];
}
