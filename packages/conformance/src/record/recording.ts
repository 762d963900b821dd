import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { acceptedBy } from '../core/accepted.ts';
import type { AcceptedDeviation } from '../core/configuration.ts';
import type { ReportedFinding, RunResult } from '../core/results.ts';
import type { Exchange, SentRequest } from '../exchange.ts';
import { Coverage } from '../run/coverage.ts';
import { tracedCases } from '../run/tracedCases.ts';
import { checkExchange } from '../verdicts/checkExchange.ts';
import type { Finding } from '../verdicts/finding.ts';
import { testedContract } from '../verdicts/testedContract.ts';

const decoders: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Decompresses the response body of an exchange. */
function decoded({ request, response }: Exchange): Exchange {
  const decode = decoders[response.headers.get('content-encoding') ?? ''];
  return decode && response.body.length > 0 ? { request, response: { ...response, body: decode(response.body) } } : { request, response };
}

/** Checks recorded exchanges and sums up the result. */
export interface Recording {
  /** Returns the new findings of an exchange. */
  add(exchange: Exchange): readonly ReportedFinding[];
  /** Returns the finding that a request got no response, if it is new. */
  addNoResponse(request: Pick<SentRequest, 'method' | 'path'>, why: string): readonly ReportedFinding[];
  result(): RunResult;
}

const outside = 'outside of the contract';

/** Creates a recording that checks the traffic of a service against its contract. */
export function createRecording(
  service: string,
  target: string,
  { strict, accepted = [] }: { readonly strict: boolean; readonly accepted?: readonly AcceptedDeviation[] },
): Recording {
  const contract = testedContract(service);
  const coverage = new Coverage();
  const startedAt = new Date().toISOString();
  const byOperation = new Map<string, { findings: Map<string, ReportedFinding>; requests: number }>();

  function addFindings(group: string, findings: readonly Finding[]): ReportedFinding[] {
    const known = byOperation.get(group) ?? { findings: new Map<string, ReportedFinding>(), requests: 0 };
    byOperation.set(group, known);
    known.requests += 1;
    return findings.flatMap((finding) => {
      const key = `${finding.rule} ${finding.operation} ${finding.status} ${finding.place} ${finding.cause}`;
      if (known.findings.has(key)) return [];
      const by = acceptedBy(finding, accepted, startedAt.slice(0, 10));
      const reported = by ? { ...finding, accepted: `${by.reason} (until ${by.until})` } : finding;
      known.findings.set(key, reported);
      return [reported];
    });
  }

  return {
    add(exchange) {
      const { operation, findings } = checkExchange(contract, decoded(exchange), { strict, reportRefused: true });
      if (operation) coverage.count(operation.id, exchange.response.status);
      return addFindings(operation?.id ?? outside, findings);
    },
    addNoResponse({ method, path }, why) {
      const operation = contract.router.match(method, path)?.operation.id;
      const finding = {
        rule: 'no-answer',
        severity: 'error',
        operation: operation ?? `${method} ${path}`,
        status: 0,
        place: 'answer',
      } as const;
      return addFindings(operation ?? outside, [{ ...finding, cause: `did not come: ${why}` }]);
    },
    result: () => ({
      service,
      target,
      startedAt,
      cases: tracedCases(
        [...byOperation].map(([group, { findings, requests }]) => ({
          group,
          title: 'recorded traffic',
          findings: [...findings.values()],
          requests,
          duration: 0,
        })),
        contract,
        { hasSource: true },
      ),
      coverage: coverage.list(contract, () => true),
    }),
  };
}
