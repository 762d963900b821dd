/** What can be wrong with an exchange; the names stand in reports and in accepted deviations. */
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
  'wrong-behaviour',
  'no-answer',
  'not-asked',
] as const;

/** One of {@link rules}. */
export type Rule = (typeof rules)[number];

/** One way in which a service, or in recorded traffic its client, leaves the contract. */
export interface Finding {
  readonly rule: Rule;
  readonly severity: 'error' | 'warning';
  /** The operation's id, or method and path where the contract has none. */
  readonly operation: string;
  /** The status that was answered; 0 where nothing was. */
  readonly status: number;
  /** Which part of the message, with a JSON pointer into a body: `answer body /data/0/name`. */
  readonly place: string;
  /** What is wrong there, in words. */
  readonly cause: string;
  /** How the request was spoiled that brought it about; undefined where the request was good. */
  readonly asked?: string;
}

/** A finding in one line. */
export function findingInWords({ operation, status, place, cause, asked, rule }: Finding): string {
  return `${operation}${status === 0 ? '' : ` ${status}`}: ${place} ${cause}${asked === undefined ? '' : ` (asked with: ${asked})`} [${rule}]`;
}
