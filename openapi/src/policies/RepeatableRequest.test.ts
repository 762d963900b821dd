import { expect, test } from 'vitest';
import { RepeatableRequest } from './RepeatableRequest.ts';

const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Åsa"}' };

test('a request and its copies can each be read, in any order and after changes of the headers', async () => {
  const request = new RepeatableRequest('http://services.example/a', sent);
  request.headers.set('Authorization', 'Bearer one');
  const copy = request.clone();
  const copyOfCopy = copy.clone();
  expect(await copy.text()).toBe(sent.body);
  expect(await request.text()).toBe(sent.body);
  expect(await copyOfCopy.json()).toEqual({ name: 'Åsa' });
  expect([copyOfCopy.method, copyOfCopy.url]).toEqual(['POST', 'http://services.example/a']);
  expect(Object.fromEntries(copyOfCopy.headers)).toEqual({ authorization: 'Bearer one', 'content-type': 'application/json' });
});

test('a copy of a request without a body has none', async () => {
  const copy = new RepeatableRequest('http://services.example/a').clone();
  expect([copy.method, await copy.text()]).toEqual(['GET', '']);
});

test('a body that is a stream is copied as a stream', async () => {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: new Blob(['abc']).stream(), duplex: 'half' };
  const request = new RepeatableRequest('http://services.example/a', init);
  const copy = request.clone();
  expect([await copy.text(), await request.text()]).toEqual(['abc', 'abc']);
});

test('an abort reaches the copies', () => {
  const abort = new AbortController();
  const copy = new RepeatableRequest('http://services.example/a', { ...sent, signal: abort.signal }).clone();
  abort.abort();
  expect(copy.signal.aborted).toBe(true);
});
