import type { Operation } from '../../contract/operation.ts';
import type { Violation } from '../../contract/violations.ts';
import type { Exchange } from '../exchange.ts';
import { checkResponse } from './checkResponse.ts';
import type { Finding } from './finding.ts';
import { judgeRequest } from './judgeRequest.ts';
import type { TestedContract } from './testedContract.ts';

/** How strictly an exchange is judged. */
export interface Strictness {
  /** Whether an unknown property, or an unknown query parameter that was let through, is an error and not a warning. */
  readonly strict: boolean;
  /** Whether a request outside of the contract is told, too, where the service refused it: in recorded traffic it is the client's fault. */
  readonly tellRefused?: boolean;
}

/** What came of judging an exchange. */
export interface CheckResult {
  /** Undefined where the contract has no such operation. */
  readonly operation: Operation | undefined;
  readonly findings: readonly Finding[];
}

function judgeAccepted(violation: Violation, strict: boolean): Pick<Finding, 'rule' | 'severity' | 'place' | 'cause'> {
  const place = `request ${violation.attribute}`;
  if (violation.reason === 'readOnly')
    return { rule: 'read-only-accepted', severity: 'error', place, cause: 'is readOnly, and the request was accepted with it' };
  // Many a server passes over query parameters that it does not know.
  const severity = violation.reason === 'unknown' && !strict ? 'warning' : 'error';
  return { rule: 'request-accepted', severity, place, cause: `${violation.words}, and the request was accepted` };
}

/** Judges one exchange by a contract. A path outside of the contract is a finding only where it was answered as if it existed. */
export function checkExchange(
  contract: TestedContract,
  { request, answer }: Exchange,
  { strict, tellRefused = false }: Strictness,
): CheckResult {
  const { method, path } = request;
  const { status } = answer;
  const match = contract.router.match(method === 'HEAD' ? 'GET' : method, path);
  if (!match) {
    if (method === 'OPTIONS' || [401, 404, 405, 501].includes(status)) return { operation: undefined, findings: [] };
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
  const violations = judgeRequest(operation, match.path, request);
  // It cannot document that it refuses what it does not have.
  const refusedAsItMay = status === 400 && violations.length > 0 && !operation.answers.has(400);
  const about = { operation: operation.id, status };
  const ofAnswer = refusedAsItMay ? [] : checkResponse(contract, operation, method, answer);
  const findings: Finding[] = ofAnswer.map((told) => ({
    ...about,
    ...told,
    severity: told.rule === 'unknown-property' && !strict ? 'warning' : 'error',
  }));
  if (status < 400) findings.push(...violations.map((violation) => ({ ...about, ...judgeAccepted(violation, strict) })));
  else if (tellRefused)
    findings.push(
      ...violations.map(({ attribute, words }) => ({
        ...about,
        rule: 'bad-request' as const,
        severity: 'warning' as const,
        place: `request ${attribute}`,
        cause: `${words}: the client's fault`,
      })),
    );
  return { operation, findings };
}
