import { createRequire } from 'node:module';
import type { ContractDocument } from '@realmkit/contract-engine';
import { openContract } from '@realmkit/openapi/contracts';
import { expect, test } from 'vitest';
import { evidenceOf, requestOf } from '../verdicts/evidence.ts';
import { testedContract } from '../verdicts/testedContract.ts';
import { sentRequest } from './requests.ts';
import { namedTokens } from './tokens.ts';

const { resolve } = createRequire(import.meta.url);
const { document } = await openContract(resolve('@realmkit/openapi/testing/contracts/tickets.yaml'));
const { operations } = testedContract('tickets', document as unknown as ContractDocument);

const sent = (id: string, token: string | undefined, headers = {}) =>
  sentRequest(
    { method: 'GET', url: '/x?row=1', headers, fault: '', sample: undefined as never, body: undefined },
    token,
    operations.get(id)?.security,
  );

test('a token is sent as the contract says: by Basic, as a key in a header or in the query, and by default as a bearer token', () => {
  expect(sent('listTickets', 'ada:secret').headers.get('authorization')).toBe(`Basic ${btoa('ada:secret')}`);
  expect(Object.fromEntries(sent('sellTicket', 'key').headers)).toEqual({ 'x-partner': 'key' });
  expect(sent('listSeats', 'a&b').search).toBe('row=1&booth=a%26b');
  expect(sent('none', 'token').headers.get('authorization')).toBe('Bearer token');
});

test('a call without a token, or with an authorization of its own, gets none', () => {
  expect([...sent('listTickets', undefined).headers]).toEqual([]);
  expect([...sent('listTickets', 'token', { Authorization: 'Bearer x' }).headers]).toEqual([['authorization', 'Bearer x']]);
});

test('evidence names a credential in each of its forms, and a replay sends it again', async () => {
  const { tokenOf, secrets } = namedTokens({ tokens: { staff: 'ada:s&cret' } }, { send: async () => new Response(), timeout: 1 });
  const request = sent('listSeats', await tokenOf('staff'));
  const evidence = evidenceOf(request, undefined, secrets);
  expect(evidence).toMatchObject({ url: '/x?row=1&booth=$QUERY_STAFF_TOKEN', headers: { authorization: 'Basic $BASIC_STAFF_TOKEN' } });
  expect(requestOf(evidence, secrets)).toMatchObject({ search: request.search, headers: request.headers });
});
