import createClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import { scriptedFetch } from '../clients/scriptedFetch.ts';
import { bodyTypes } from './bodyTypes.ts';

interface Paths {
  '/notes/{id}': {
    patch: { parameters: { path: { id: string } }; requestBody: { content: { 'text/plain': string } }; responses: { 204: object } };
    put: { parameters: { path: { id: string } }; requestBody?: { content: { 'application/json': object } }; responses: { 204: object } };
  };
}

const noted = () => {
  const { fetch, requests } = scriptedFetch();
  const client = createClient<Paths>({ baseUrl: 'http://service.example', fetch });
  client.use(bodyTypes({ bodies: { 'PATCH /notes/{id}': 'text/plain' } }));
  const sent = async () => [requests[0]?.headers.get('Content-Type'), await requests[0]?.text()];
  return { client, sent };
};
const params = { path: { id: '7' } };

test('a text is sent unchanged where the contract takes plain text', async () => {
  const { client, sent } = noted();
  const text = '{"status":"started"}\n"åäö"';
  await client.PATCH('/notes/{id}', { params, body: text });
  expect(await sent()).toEqual(['text/plain', text]);
});

test('other operations send JSON, or nothing without a body', async () => {
  const withBody = noted();
  await withBody.client.PUT('/notes/{id}', { params, body: { a: 1 } });
  expect(await withBody.sent()).toEqual(['application/json', '{"a":1}']);
  const without = noted();
  await without.client.PUT('/notes/{id}', { params });
  expect(await without.sent()).toEqual([null, '']);
});
