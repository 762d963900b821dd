import { createRequire } from 'node:module';
import type { ContractDocument } from '@realmkit/contract-engine';
import { openContract } from '@realmkit/openapi/contracts';
import { expect, test } from 'vitest';
import { checkExchange } from './checkExchange.ts';
import { contractPointer } from './contractPlace.ts';
import { testedContract } from './testedContract.ts';

const { resolve } = createRequire(import.meta.url);
const { document } = await openContract(resolve('@realmkit/openapi/testing/contracts/moorings/openapi.yaml'));
const contract = testedContract('moorings', document as unknown as ContractDocument);
const lessons = await openContract(resolve('@realmkit/openapi/testing/contracts/lessons.yaml'));

function findings(status: number, body: object, tested = contract, path = '/moorings') {
  const request = { method: 'GET', path, search: '', headers: new Map(), body: new Uint8Array() };
  const response = {
    status,
    headers: new Map([['content-type', 'application/json']]),
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
  return checkExchange(tested, { request, response }, { strict: true }).findings;
}

test('an answer is judged by its exact status, else by its range, else by default, and its finding is expected there', () => {
  expect([findings(200, []), findings(418, { reason: 'tea' }), findings(503, { code: 7 })]).toEqual([[], [], []]);
  const [wrong] = findings(418, { code: 7 });
  expect(wrong).toMatchObject({ rule: 'missing-property', place: 'answer body /reason' });
  expect(wrong && contractPointer(contract, wrong)).toContain('#/components/responses/Refused');
  expect(findings(503, { reason: 'tea' })).toMatchObject([{ place: 'answer body /code' }, { rule: 'unknown-property' }]);
});

test('the usual success of an operation is a status, whatever else is documented', () => {
  expect([...contract.operations.values()].map(({ responses }) => responses.usualSuccess)).toEqual([[200], [201], [200]]);
});

test('a refusal of callers that is not documented is a remark by the rules of OpenAPI, and an error by those of the house', () => {
  const severities = (rules: 'house' | 'openapi', status: number) =>
    findings(status, {}, testedContract('lessons', lessons.document as unknown as ContractDocument, rules), '/lessons').map(
      ({ rule, severity }) => [rule, severity],
    );
  for (const status of [401, 403, 404, 429]) {
    expect(severities('openapi', status)).toEqual([['undocumented-status', 'warning']]);
    expect(severities('house', status)).toEqual([['undocumented-status', 'error']]);
  }
  expect(severities('openapi', 409)).toEqual([['undocumented-status', 'error']]);
});
