import { statusWords } from '@realmkit/openapi/documented-status';
import { type Cases, ScenarioSkipped } from '../core/cases.ts';
import { type FetchPage, findPagingErrors, pageQueryOf } from '../core/paging.ts';
import type { CallOverrides } from '../core/suite.ts';
import type { TokenSource } from '../core/tokens.ts';
import { callOf } from '../negatives/call.ts';
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
    /** Asks for parts of a file by their first and last byte, and compares them with the whole (RFC 9110 §14). */
    async deriveParts({ operation, ...rest }: Sample, token: string | undefined, whole: Uint8Array): Promise<void> {
      const { length } = whole;
      if (!operation.responses.has(206) || length < 2) return;
      const middle = Math.floor(length / 2);
      const parts = [`0-${middle - 1}`, `${middle}-`, `-${length - middle}`];
      await cases.run(operation.id, 'parts of a file', async (one) => {
        for (const [index, part] of parts.entries()) {
          const fault = `the range bytes=${part}`;
          const sent = await client.send(
            one,
            operation,
            callOf({ operation, ...rest }, { fault, headers: { range: `bytes=${part}` } }),
            token,
          );
          const { status, body } = sent?.exchange.response ?? { status: 0, body: whole };
          // A service may answer the whole instead (RFC 9110 §14.2), but this contract documents parts.
          const expected = index === 0 ? whole.slice(0, middle) : whole.slice(middle);
          if (sent && (status !== 206 || !Buffer.from(body).equals(expected)))
            one.addError('wrong-behaviour', operation.id, status, 'answer body', `must be these ${expected.length} bytes of the file`, {
              asked: fault,
              expected: [206],
            });
        }
        const beyond = callOf({ operation, ...rest }, { fault: 'a range beyond the end', headers: { range: `bytes=${length + 1}-` } });
        const sent = await client.send(one, operation, beyond, token);
        const status = sent?.exchange.response.status ?? 416;
        if (status !== 416)
          one.addError('unexpected-status', operation.id, status, 'answer status', `must be 416, and is ${status}`, {
            asked: beyond.fault,
            expected: [416],
          });
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
