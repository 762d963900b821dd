import type { Evidence } from './evidence.ts';

/** The rules that an exchange can violate; their names are used in reports and in accepted deviations. */
export const rules = [
  'undocumented-route',
  'undocumented-status',
  'unexpected-status',
  'undocumented-content-type',
  'malformed-body',
  'unexpected-body',
  'missing-body',
  'missing-property',
  'unknown-property',
  'write-only-leaked',
  'wrong-type',
  'wrong-value',
  'missing-header',
  'wrong-header',
  'request-accepted',
  'read-only-accepted',
  'bad-request',
  'wrong-paging',
  'wrong-order',
  'wrong-rows',
  'wrong-behaviour',
  'unlike-twin',
  'not-new',
  'foreign-write',
  'left-changed',
  'no-answer',
  'not-asked',
] as const;

/** One of {@link rules}. */
export type Rule = (typeof rules)[number];

/** The place of a contract by which something was expected. */
export interface ContractPlace {
  /** A JSON pointer into the contract. */
  readonly pointer: string;
  /** The line of the source, where that is at hand, as `openapi/specs/library.yaml:120`. */
  readonly source?: string;
}

/** A violation of the contract by a service, or in recorded traffic by its client. */
export interface Finding {
  readonly rule: Rule;
  readonly severity: 'error' | 'warning';
  /** The operation's id, or method and path if the contract has none. */
  readonly operation: string;
  /** The status of the response; 0 if there was none. */
  readonly status: number;
  /** The part of the message, with a JSON pointer into a body: `answer body /data/0/name`. */
  readonly place: string;
  /** What is wrong there. */
  readonly cause: string;
  /** The fault of the request that caused the finding; undefined if the request was valid. */
  readonly asked?: string;
  /** The keyword of the operation that decides, where the place does not lead to it. */
  readonly keyword?: string;
  /** The request, the last one where several belong to it, and its answer. */
  readonly evidence?: Evidence;
}

/** Formats a finding as one line. */
export function formatFinding({ operation, status, place, cause, asked, rule }: Finding): string {
  return `${operation}${status === 0 ? '' : ` ${status}`}: ${place} ${cause}${asked === undefined ? '' : ` (asked with: ${asked})`} [${rule}]`;
}
