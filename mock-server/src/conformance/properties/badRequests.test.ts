import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceCallers } from '../../sandbox/testing/badInput/callers.ts';
import { rowVersions } from '../../sandbox/testing/badInput/rowVersions.ts';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { tokenOf } from '../../sandbox/testing/visitor.ts';
import { callOf, type Difference } from '../negatives/call.ts';
import { type Sample, samplesOf } from '../negatives/sample.ts';
import { sentRequest } from '../run/requests.ts';
import { exchangeWith } from '../run/target.ts';
import { checkExchange } from '../verdicts/checkExchange.ts';
import { findingInWords } from '../verdicts/finding.ts';
import { judgeRequest } from '../verdicts/judgeRequest.ts';
import { testedContract } from '../verdicts/testedContract.ts';
import { spoiled } from './badRequests.ts';

/** How many bad requests each operation gets; always the same ones. */
const numRuns = 50;
const seed = 20_261_121;

/** Operations that take nothing, at a service where unknown query parameters pass (RFC 6749 §3.1): they cannot be asked badly. */
const unspoilable = ['auth getSigningKeys'];

describe.each(databaseKinds)('generated bad requests on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());

  test.each(Object.entries(serviceCallers))(
    'to %s are always answered by a documented 4xx, and write nothing',
    async (service, { caller, values = {} }) => {
      const contract = testedContract(service);
      const base = sandbox.services.find((mounted) => mounted.contract === service)?.base ?? '';
      const target = { base: `http://localhost:3000${base}`, send: (request: Request) => sandbox.app.fetch(request), timeout: 20_000 };
      const token = await tokenOf(sandbox.app, 'se', caller);
      const written = () => rowVersions(sandbox.shards);

      /** A request that the contract forbids, as it arrives; undefined where it came out good, or leads to another operation. */
      function badRequest(sample: Sample, difference: Difference) {
        const sent = sentRequest(callOf(sample, difference), token);
        // An address is put in order on its way: dots in it are steps.
        const { pathname, search } = new URL(`http://localhost${sent.path}${sent.search === '' ? '' : `?${sent.search}`}`);
        const request = { ...sent, path: pathname, search: search.slice(1) };
        const match = contract.router.match(request.method, request.path);
        if (match && match.operation.id !== sample.operation.id) return undefined;
        const isBad =
          !match || judgeRequest(match.operation, match.path, request).length > 0 || difference.headers?.authorization !== undefined;
        return isBad ? request : undefined;
      }

      const before = await written();
      const askable = samplesOf(service, values).filter(({ operation }) => !unspoilable.includes(`${service} ${operation.id}`));
      for (const sample of askable)
        await fc.assert(
          fc.asyncProperty(spoiled(sample), async (difference) => {
            const request = badRequest(sample, difference);
            fc.pre(request !== undefined);
            const outcome = await exchangeWith(target, request);
            if ('failure' in outcome) throw new Error(`${sample.operation.id} ${outcome.failure}`);
            const { status } = outcome.exchange.answer;
            expect(status, `${sample.operation.id}, ${difference.fault}`).toSatisfy((code: number) => code >= 400 && code < 500);
            expect(checkExchange(contract, outcome.exchange, { strict: true }).findings.map(findingInWords), difference.fault).toEqual([]);
          }),
          { numRuns, seed, maxSkipsPerRun: 1000 },
        );
      expect(await written()).toEqual(before);
    },
  );
});
