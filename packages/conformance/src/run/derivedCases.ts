import type { Sample } from '../negatives/sample.ts';
import { isExpected } from '../verdicts/checkExchange.ts';
import { type Cases, ScenarioSkipped } from './cases.ts';
import type { CheckedExchange, CheckingClient } from './checkingClient.ts';
import type { NegativeKind } from './negatives.ts';
import { findPagingErrors, pageQueryOf } from './paging.ts';
import type { CallOverrides } from './suite.ts';
import type { TokenSource } from './tokens.ts';

/** Returns whether another finding already explains an unexpected status. */
export const isReported = (rules: CheckedExchange['rules']): boolean =>
  (['undocumented-status', 'request-accepted', 'read-only-accepted'] as const).some((rule) => rules.has(rule));

/** The options of the derived cases. */
export interface DerivedCasesOptions {
  readonly cases: Cases;
  readonly client: CheckingClient;
  readonly tokenOf: TokenSource;
}

/** Creates the cases that are derived from a good call: the calls that must fail, and the pages of a list. */
export function createDerivedCases({ cases, client, tokenOf }: DerivedCasesOptions) {
  return {
    async deriveNegatives(sample: Sample, kinds: readonly NegativeKind[], caller: string | undefined): Promise<void> {
      const { operation } = sample;
      for (const { title, calls, expected, as } of kinds)
        await cases.run(operation.id, title, async (one) => {
          const token = as === 'caller' ? caller : as === 'anonymous' ? undefined : await tokenOf(as.role);
          if (typeof as === 'object' && token === undefined)
            throw new ScenarioSkipped(`the configuration has no token of the role ${as.role}`, { lacking: true });
          for (const call of calls) {
            const sent = await client.send(one, operation, call, token);
            const status = sent?.exchange.response.status ?? 0;
            if (!sent || expected.length === 0 || isExpected(status, expected) || isReported(sent.rules)) continue;
            const cause = `must be ${expected.join(' or ')}, and is ${status}`;
            one.addError('unexpected-status', operation.id, status, 'answer status', cause, { asked: call.fault, expected });
          }
        });
    },
    async derivePaging(sample: Sample, given: CallOverrides, token: string | undefined): Promise<void> {
      const { operation } = sample;
      const pageQuery = pageQueryOf(sample);
      if (operation.method !== 'get' || !pageQuery) return;
      await cases.run(operation.id, 'pages', async (one) => {
        const fetchPage = (query: Readonly<Record<string, string>>) =>
          client.read(one, sample, { ...given, query: { ...given.query, ...query } }, token);
        for (const { place, cause } of await findPagingErrors(fetchPage, pageQuery))
          one.addError('wrong-paging', operation.id, 200, place, cause);
      });
    },
  };
}
