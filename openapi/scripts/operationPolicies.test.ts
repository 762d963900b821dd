import { expect, test } from 'vitest';
import { operationPolicies } from './operationPolicies.ts';

const bearer = [{ bearer: [] }];
const key = { name: 'Idempotency-Key', in: 'header' };

test('an operation is open when its security, or that of the contract, is empty', () => {
  const paths = { '/me': { get: {}, put: { security: [] } }, '/keys': { get: { security: bearer } } };
  expect(operationPolicies({ security: bearer, paths }).open).toEqual(['PUT /me']);
  expect(operationPolicies({ security: [], paths }).open).toEqual(['GET /me', 'PUT /me']);
  expect(operationPolicies({ paths }).open).toEqual(['GET /me', 'PUT /me']);
});

test('an operation takes an idempotency key when it declares one, in place or by reference', () => {
  const paths = {
    '/groups': {
      parameters: [],
      put: { parameters: [{ $ref: '#/components/parameters/Key' }] },
      get: { parameters: [{ name: 'q', in: 'query' }] },
    },
    '/orders': { post: { parameters: [key] }, get: {} },
  };
  expect(operationPolicies({ paths, components: { parameters: { Key: key } } }).keyed).toEqual(['PUT /groups', 'POST /orders']);
});

test('a body that is never JSON has its own media type, in place or by reference', () => {
  const of = (...types: string[]) => ({ content: Object.fromEntries(types.map((type) => [type, {}])) });
  const paths = {
    '/tokens': { post: { requestBody: of('application/x-www-form-urlencoded') } },
    '/notes': { patch: { requestBody: { $ref: '#/components/requestBodies/Note' } } },
    '/groups': { put: { requestBody: of('text/plain', 'application/json') }, get: {} },
  };
  expect(operationPolicies({ paths, components: { requestBodies: { Note: of('text/plain') } } }).bodies).toEqual({
    'POST /tokens': 'application/x-www-form-urlencoded',
    'PATCH /notes': 'text/plain',
  });
});
