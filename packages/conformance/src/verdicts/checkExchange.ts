import { methods, type Operation, outsideStatuses, type Violation } from '@realmkit/contract-engine';
import type { Exchange } from '../exchange.ts';
import { checkRequest } from './checkRequest.ts';
import { checkResponse } from './checkResponse.ts';
import type { Finding } from './finding.ts';
import { inHandFindings } from './inHand.ts';
import type { TestedContract } from './testedContract.ts';

/** Options of a check. */
export interface Strictness {
  /** True if an unknown property, or an unknown query parameter that was accepted, is an error instead of a warning. */
  readonly strict: boolean;
  /** True if a bad request that the service refused is reported too: in recorded traffic it is the client's error. */
  readonly reportRefused?: boolean;
}

/** The result of checking an exchange. */
export interface CheckResult {
  /** Undefined if the contract has no such operation. */
  readonly operation: Operation | undefined;
  readonly findings: readonly Finding[];
}

function acceptedRequestFinding(violation: Violation, strict: boolean): Pick<Finding, 'rule' | 'severity' | 'place' | 'cause'> {
  const place = `request ${violation.attribute}`;
  if (violation.reason === 'readOnly')
    return { rule: 'read-only-accepted', severity: 'error', place, cause: 'is readOnly, and the request was accepted with it' };
  // Many servers ignore unknown query parameters.
  const severity = violation.reason === 'unknown' && !strict ? 'warning' : 'error';
  return { rule: 'request-accepted', severity, place, cause: `${violation.message}, and the request was accepted` };
}

/** The answers of whoever stands before a service to what is too long for it: a body, an address, a header. */
const tooLongStatuses: readonly number[] = [413, 414, 431];

/** Returns whether a status is one of those expected; a refusal with 400 may come from a proxy that finds the request too long. */
export const isExpected = (status: number, expected: readonly number[]): boolean =>
  expected.includes(status) || (expected.includes(400) && tooLongStatuses.includes(status));

/** Returns whether callers may be refused with a status without a word in the contract: by the rules of OpenAPI alone. */
const isPermittedToCallers = ({ rules }: Operation, status: number): boolean =>
  rules === 'openapi' && outsideStatuses.openapi.includes(status) && !outsideStatuses.house.includes(status);

/** Checks an exchange against a contract. A path outside of the contract is a finding only if the service responds as if it existed. */
export function checkExchange(
  contract: TestedContract,
  { request, response }: Exchange,
  { strict, reportRefused = false }: Strictness,
): CheckResult {
  const { method, path } = request;
  const { status } = response;
  const match = contract.router.match(method === 'HEAD' ? 'GET' : method, path);
  if (!match) {
    // RFC 9110 §15.5.6: an answer that a method is not allowed names those that are. What nobody knows may be refused by whoever stands before.
    if (status === 405 && !response.headers.has('allow') && methods.some((one) => contract.router.match(one.toUpperCase(), path))) {
      const about = { operation: `${method} ${path}`, status, place: 'answer header Allow' };
      return { operation: undefined, findings: [{ ...about, rule: 'missing-header', severity: 'error', cause: 'is missing from a 405' }] };
    }
    // Whoever stands before the service may refuse an address with any 4xx: a malformed one with 400, an unknown one with 403.
    if (method === 'OPTIONS' || (status >= 400 && status < 500) || status === 501) return { operation: undefined, findings: [] };
    const cause = `is answered with ${status}, and the contract has no such operation`;
    const finding = {
      rule: 'undocumented-route',
      severity: 'error',
      operation: `${method} ${path}`,
      status,
      place: 'request path',
      cause,
    } as const;
    return { operation: undefined, findings: [finding] };
  }
  const { operation } = match;
  // Whoever stands before the service may say "not now", whatever the contract documents.
  if (status === 429 && response.headers.has('retry-after') && !operation.responses.has(429)) return { operation, findings: [] };
  const violations = checkRequest(operation, match.path, request);
  // An operation without input cannot document that it refuses unknown input, and nothing documents what a proxy finds too long.
  const isPermittedRefusal =
    violations.length > 0 && !operation.responses.has(status) && (status === 400 || tooLongStatuses.includes(status));
  const about = { operation: operation.id, status };
  const responseFindings = isPermittedRefusal ? [] : checkResponse(contract, operation, method, response);
  const findings: Finding[] = responseFindings.map((finding) => ({
    ...about,
    ...finding,
    severity:
      (finding.rule === 'unknown-property' && !strict) ||
      (finding.rule === 'undocumented-status' && isPermittedToCallers(operation, status))
        ? 'warning'
        : 'error',
  }));
  findings.push(...inHandFindings(contract, operation, { request, response }, violations).map((finding) => ({ ...about, ...finding })));
  if (status < 400) findings.push(...violations.map((violation) => ({ ...about, ...acceptedRequestFinding(violation, strict) })));
  else if (reportRefused)
    findings.push(
      ...violations.map(({ attribute, message }) => ({
        ...about,
        rule: 'bad-request' as const,
        severity: 'warning' as const,
        place: `request ${attribute}`,
        cause: `${message}: the client's fault`,
      })),
    );
  return { operation, findings };
}
