import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openContract } from '../src/contracts/door/openContract.ts';
import { operationPolicies } from './operationPolicies.ts';

const bearer = [{ bearer: [] }];

test('an operation is open when its security, or that of the contract, is empty', () => {
  const paths = { '/me': { get: {}, put: { security: [] } }, '/keys': { get: { security: bearer } } };
  expect(operationPolicies({ security: bearer, paths }).open).toEqual(['PUT /me']);
  expect(operationPolicies({ security: [], paths }).open).toEqual(['GET /me', 'PUT /me']);
  expect(operationPolicies({ paths }).open).toEqual(['GET /me', 'PUT /me']);
});

test('an operation has its statuses of success where they are not the usual one of its method; a repeated deletion may always find nothing', () => {
  const answers = (...statuses: number[]) => ({ responses: Object.fromEntries(statuses.map((status) => [status, {}])) });
  const paths = {
    '/groups': { get: answers(200, 403), put: answers(201), post: answers(204, 409), delete: answers(200) },
    '/orders': { get: answers(302), post: answers(200), delete: answers(204) },
  };
  expect(operationPolicies({ paths }).success).toEqual({ 'PUT /groups': [201], 'DELETE /groups': [200, 204], 'POST /orders': [200] });
});

test('a range or default stands for every status of success, unless an exact one is there', () => {
  const answers = (...names: string[]) => ({ responses: Object.fromEntries(names.map((name) => [name, {}])) });
  const paths = { '/a': { get: answers('2XX', '4XX'), put: answers('default'), post: answers('201', 'default'), delete: answers('4XX') } };
  const { success } = operationPolicies({ paths });
  expect(success['GET /a']).toEqual(expect.arrayContaining([200, 206, 299]));
  expect(success['PUT /a']).toEqual(success['GET /a']);
  expect([success['POST /a'], success['DELETE /a']]).toEqual([[201], undefined]);
});

test('an operation has its credentials where it takes others than a bearer token', async () => {
  const file = fileURLToPath(new URL('../src/testing/contracts/tickets.yaml', import.meta.url));
  const { document } = await openContract(file);
  expect(operationPolicies(document).credentials).toEqual({
    'GET /tickets': [{ scheme: 'staff', in: 'header', name: 'Authorization', type: 'Basic' }],
    'POST /tickets': [{ scheme: 'partner', in: 'header', name: 'X-Partner' }],
    'GET /seats': [
      { scheme: 'staff', in: 'header', name: 'Authorization', type: 'Basic' },
      { scheme: 'booth', in: 'query', name: 'booth' },
    ],
  });
  const ways = [{ till: [] }, { staff: [] }, { undeclared: [] }];
  expect(operationPolicies({ ...document, paths: { '/a': { get: { security: ways } } } })).toMatchObject({ open: [], credentials: {} });
});

test('an answer that is never JSON has its own media type, in place or by reference', () => {
  const csv = { content: { 'text/csv': {} } };
  const paths = {
    '/list': { get: { responses: { 200: csv, 400: { content: { 'application/json': {} } } } } },
    '/file': { get: { responses: { 200: { $ref: '#/components/responses/Csv' } } } },
    '/groups': { get: { responses: { 200: { content: { 'application/json': {} } } } } },
  };
  expect(operationPolicies({ paths, components: { responses: { Csv: csv } } }).files).toEqual({
    'GET /list': 'text/csv',
    'GET /file': 'text/csv',
  });
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
