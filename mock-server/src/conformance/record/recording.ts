import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Exchange, SentRequest } from '../exchange.ts';
import { acceptedBy } from '../run/accepted.ts';
import type { AcceptedDeviation } from '../run/configuration.ts';
import { Coverage } from '../run/coverage.ts';
import type { ReportedFinding, RunResult } from '../run/results.ts';
import { checkExchange } from '../verdicts/checkExchange.ts';
import type { Finding } from '../verdicts/finding.ts';
import { testedContract } from '../verdicts/testedContract.ts';

const decoders: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** An exchange with its answer's body as it was before it was compressed for the way. */
function decoded({ request, answer }: Exchange): Exchange {
  const decode = decoders[answer.headers.get('content-encoding') ?? ''];
  return decode && answer.body.length > 0 ? { request, answer: { ...answer, body: decode(answer.body) } } : { request, answer };
}

/** Judges exchanges as they come in, and sums them up. */
export interface Recording {
  /** The findings of an exchange that are new. */
  add(exchange: Exchange): readonly ReportedFinding[];
  /** The finding that a request got no answer, where it is new. */
  addSilence(request: Pick<SentRequest, 'method' | 'path'>, why: string): readonly ReportedFinding[];
  result(): RunResult;
}

const outside = 'outside of the contract';

/** Begins to judge recorded traffic of a service by its contract. */
export function recordingOf(
  service: string,
  target: string,
  { strict, accepted = [] }: { readonly strict: boolean; readonly accepted?: readonly AcceptedDeviation[] },
): Recording {
  const contract = testedContract(service);
  const coverage = new Coverage();
  const startedAt = new Date().toISOString();
  const byOperation = new Map<string, { findings: Map<string, ReportedFinding>; requests: number }>();

  function keep(group: string, findings: readonly Finding[]): ReportedFinding[] {
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
      const { operation, findings } = checkExchange(contract, decoded(exchange), { strict, tellRefused: true });
      if (operation) coverage.see(operation.id, exchange.answer.status);
      return keep(operation?.id ?? outside, findings);
    },
    addSilence({ method, path }, why) {
      const operation = contract.router.match(method, path)?.operation.id;
      const finding = {
        rule: 'no-answer',
        severity: 'error',
        operation: operation ?? `${method} ${path}`,
        status: 0,
        place: 'answer',
      } as const;
      return keep(operation ?? outside, [{ ...finding, cause: `did not come: ${why}` }]);
    },
    result: () => ({
      service,
      target,
      startedAt,
      cases: [...byOperation].map(([group, { findings, requests }]) => ({
        group,
        title: 'recorded traffic',
        findings: [...findings.values()],
        requests,
        duration: 0,
      })),
      coverage: coverage.list(contract, true),
    }),
  };
}
