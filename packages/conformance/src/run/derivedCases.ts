import { statusWords } from '@realmkit/openapi/documented-status';
import { type Cases, ScenarioSkipped } from '../core/cases.ts';
import { type FetchPage, findPagingErrors, pageQueryOf } from '../core/paging.ts';
import type { CallOverrides } from '../core/suite.ts';
import type { TokenSource } from '../core/tokens.ts';
import type { Sample } from '../negatives/sample.ts';
import { isExpected } from '../verdicts/checkExchange.ts';
import { type ListError, walkList } from '../walks/listWalk.ts';
import type { CheckedExchange, CheckingClient } from './checkingClient.ts';
import type { NegativeKind } from './negatives.ts';

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
      for (const { title, calls, expected, as, keyword } of kinds)
        await cases.run(operation.id, title, async (one) => {
          const token = as === 'caller' ? caller : as === 'anonymous' ? undefined : await tokenOf(as.role);
          if (typeof as === 'object' && token === undefined)
            throw new ScenarioSkipped(`the configuration has no token of the role ${as.role}`, { lacking: true });
          for (const call of calls) {
            const sent = await client.send(one, operation, call, token);
            const status = sent?.exchange.response.status ?? 0;
            if (!sent || expected.length === 0 || isExpected(status, expected) || isReported(sent.rules)) continue;
            const cause = `must be ${statusWords(expected)}, and is ${status}`;
            one.addError('unexpected-status', operation.id, status, 'answer status', cause, { asked: call.fault, expected, keyword });
          }
        });
    },
    async deriveWalks(sample: Sample, given: CallOverrides, token: string | undefined, isList: boolean): Promise<void> {
      const { operation } = sample;
      if (operation.method !== 'get') return;
      const walk = (title: string, errorsOf: (fetchPage: FetchPage) => Promise<ListError[]>): Promise<void> =>
        cases.run(operation.id, title, async (one) => {
          const fetchPage: FetchPage = (query) => client.read(one, sample, { ...given, query: { ...given.query, ...query } }, token);
          for (const { rule, place, cause } of await errorsOf(fetchPage)) one.addError(rule, operation.id, 200, place, cause);
        });
      const pageQuery = pageQueryOf(sample);
      if (pageQuery)
        await walk('pages', async (fetchPage) =>
          (await findPagingErrors(fetchPage, pageQuery)).map((error) => ({ ...error, rule: 'wrong-paging' })),
        );
      if (isList) await walk('the whole list, its orders, filters and searches', (fetchPage) => walkList(sample, fetchPage));
    },
  };
}
