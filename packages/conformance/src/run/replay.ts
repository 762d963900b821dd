import type { ContractDocument } from '@realmkit/contract-engine';
import type { Configuration } from '../core/configuration.ts';
import { failures, type RunResult } from '../core/results.ts';
import { exchangeWith, type Target } from '../core/target.ts';
import { namedTokens } from '../core/tokens.ts';
import { checkExchange, isExpected } from '../verdicts/checkExchange.ts';
import { requestOf } from '../verdicts/evidence.ts';
import type { Finding, Rule } from '../verdicts/finding.ts';
import { testedContract } from '../verdicts/testedContract.ts';

/** What became of a finding: `unknown` where one request does not show it. */
export interface Replayed {
  readonly finding: Finding;
  readonly verdict: 'FIXED' | 'STILL' | 'unknown';
  /** The answer that came now, as the end of a sentence, or why none was asked for. */
  readonly now: string;
}

/** The rules that need more than one request to be broken. */
const needingScenario: readonly Rule[] = [
  'wrong-paging',
  'wrong-order',
  'wrong-rows',
  'wrong-behaviour',
  'unlike-twin',
  'not-new',
  'foreign-write',
  'left-changed',
  'not-asked',
];

/** Sends the requests of the findings of a report again, and judges their answers by the contract. A request that writes does so again. */
export async function replay(
  report: RunResult,
  target: Target,
  configuration: Configuration,
  { strict, document }: { readonly strict: boolean; readonly document?: ContractDocument },
): Promise<Replayed[]> {
  const contract = testedContract(report.service, document);
  const { tokenOf, secrets } = namedTokens(configuration, target);
  for (const role of Object.keys({ ...configuration.tokens, ...configuration.signIn?.users })) await tokenOf(role);
  const replayed: Replayed[] = [];
  const found = report.cases.flatMap((one) => failures({ cases: [one] }).map((finding) => ({ finding, title: one.title })));
  for (const { finding, title } of found) {
    const { evidence, rule, operation, place } = finding;
    if (!evidence || needingScenario.includes(rule)) {
      replayed.push({ finding, verdict: 'unknown', now: `needs more than one request: run --only '${title}'` });
      continue;
    }
    const outcome = await exchangeWith(target, requestOf(evidence, secrets));
    if ('error' in outcome) {
      replayed.push({ finding, verdict: 'STILL', now: outcome.error });
      continue;
    }
    const { status } = outcome.exchange.response;
    const { findings } = checkExchange(contract, outcome.exchange, { strict });
    const { expected } = evidence;
    const isSame = (one: Finding): boolean => one.rule === rule && one.operation === operation && one.place === place;
    const isStill = expected ? !isExpected(status, expected) : findings.some(isSame);
    replayed.push({ finding, verdict: isStill ? 'STILL' : 'FIXED', now: `is answered with ${status}` });
  }
  return replayed;
}
