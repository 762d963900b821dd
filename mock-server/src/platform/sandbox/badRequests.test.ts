import {
  callOf,
  checkExchange,
  checkRequest,
  type Difference,
  exchangeWith,
  formatFinding,
  type Sample,
  samplesOf,
  sentRequest,
  testedContract,
} from '@realmkit/conformance';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryDifference } from './testing/badInput/badRequests.ts';
import { serviceCallers } from './testing/badInput/callers.ts';
import { recordWrites } from './testing/badInput/recordWrites.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from './testing/testSandbox.ts';
import { tokenOf } from './testing/visitor.ts';

/** The number of bad requests per operation; the seed keeps them the same. */
const numRuns = 50;
const seed = 20_261_121;

/** Operations without input at a service that ignores unknown query parameters (RFC 6749 §3.1): no bad request exists for them. */
const withoutInput = ['auth getSigningKeys'];

describe.each(serviceDatabases)('generated bad requests on %s', (kind) => {
  let sandbox: TestSandbox;
  let written: () => Promise<unknown[]>;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    written = await recordWrites(sandbox.shards);
  }, openingTime);
  afterAll(() => sandbox.close());

  test.each(Object.entries(serviceCallers))(
    'generated bad requests to %s always get a documented 4xx and write nothing',
    async (service, { caller, values = {} }) => {
      const contract = testedContract(service);
      const base = sandbox.services.find((mounted) => mounted.contract === service)?.base ?? '';
      const target = { base: `http://localhost:3000${base}`, send: (request: Request) => sandbox.app.fetch(request), timeout: 20_000 };
      const token = await tokenOf(sandbox.app, 'se', caller);

      /** Makes a request that violates the contract, or undefined if it is valid or leads to another operation. */
      function badRequest(sample: Sample, difference: Difference) {
        const sent = sentRequest(callOf(sample, difference), token);
        // A URL is normalized: its dot segments are resolved.
        const { pathname, search } = new URL(`http://localhost${sent.path}${sent.search === '' ? '' : `?${sent.search}`}`);
        const request = { ...sent, path: pathname, search: search.slice(1) };
        const match = contract.router.match(request.method, request.path);
        if (match && match.operation.id !== sample.operation.id) return undefined;
        const isBad =
          !match || checkRequest(match.operation, match.path, request).length > 0 || difference.headers?.authorization !== undefined;
        return isBad ? request : undefined;
      }

      const before = await written();
      const samples = samplesOf(service, values).filter(({ operation }) => !withoutInput.includes(`${service} ${operation.id}`));
      for (const sample of samples)
        await fc.assert(
          fc.asyncProperty(arbitraryDifference(sample), async (difference) => {
            const request = badRequest(sample, difference);
            fc.pre(request !== undefined);
            const outcome = await exchangeWith(target, request);
            if ('error' in outcome) throw new Error(`${sample.operation.id} ${outcome.error}`);
            const { status } = outcome.exchange.response;
            expect(status, `${sample.operation.id}, ${difference.fault}`).toSatisfy((code: number) => code >= 400 && code < 500);
            expect(checkExchange(contract, outcome.exchange, { strict: true }).findings.map(formatFinding), difference.fault).toEqual([]);
          }),
          { numRuns, seed, maxSkipsPerRun: 1000 },
        );
      expect(await written()).toEqual(before);
    },
  );
});
