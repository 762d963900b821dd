import { expect, test } from 'vitest';
import { checkExchange } from './checkExchange.ts';
import { testedContract } from './testedContract.ts';

const token = new Map([['authorization', 'Bearer token']]);

/** Checks an answer to a reading request and returns the causes of its findings. */
function causesOf(
  service: string,
  path: string,
  status: number,
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  search = '',
) {
  const request = { method: 'GET', path, search, headers: token, body: new Uint8Array() };
  const response = { status, headers: new Map(Object.entries(headers)), body: new TextEncoder().encode(body) };
  const { findings } = checkExchange(testedContract(service), { request, response }, { strict: true });
  return findings.map(({ place, cause }) => `${place} ${cause}`);
}

test('a part of a file has as many bytes as its range names', () => {
  const headers = { 'content-type': 'text/css', 'content-range': 'bytes 0-9/100' };
  const short = causesOf('book-content', '/book-1/styles/book.css', 206, '123456789', headers);
  expect(short).toContain('answer body has 9 bytes, and its Content-Range names 10');
  expect(causesOf('book-content', '/book-1/styles/book.css', 206, '1234567890', headers).join()).not.toContain('bytes, and');
});

test('a list counts no fewer rows than it has', () => {
  const body = JSON.stringify({ data: [{}, {}], meta: { totalItems: 1 } });
  expect(causesOf('customer-management', '/groups', 200, body)).toContain('answer body /meta counts 1, and the answer has 2 rows');
});

test('the name of the error for a request outside the contract is judged where a sentence of the contract names it', () => {
  const named = (service: string, path: string, name: string) =>
    causesOf(
      service,
      path,
      400,
      JSON.stringify({ name, message: 'No.' }),
      { 'content-type': 'application/json' },
      'notInTheContract=1',
    ).filter((cause) => cause.includes('/name'));
  expect(named('customer-management', '/groups', 'ValidationError')).toEqual([]);
  expect(named('customer-management', '/groups', 'BadRequest')).toEqual([
    expect.stringMatching(
      /^answer body \/name is "BadRequest", and the contract names ValidationError: A request outside the contract is a 400/,
    ),
  ]);
  expect(named('library', '/v1/books', 'Unknown')).toEqual([]);
});

test('a method that an address does not have is answered with 405 and those that it has, or with another 4xx', () => {
  const causes = (path: string, status: number, headers: Record<string, string> = {}) => causesOf('library', path, status, '', headers);
  expect(causes('/v2/readlogs', 405)).toEqual(['answer header Allow is missing from a 405']);
  expect(causes('/v2/readlogs', 405, { allow: 'POST' })).toEqual([]);
  expect(causes('/v2/readlogs', 404)).toEqual([]);
  expect(causes('/v1/nothing', 405)).toEqual([]);
});

test('the attributes of a refusal name what is at fault, with a reason that JSON Schema or the contract has', () => {
  const refused = (...attributes: { readonly attribute: string; readonly reason: string }[]) =>
    causesOf(
      'customer-management',
      '/groups',
      400,
      JSON.stringify({ name: 'ValidationError', message: 'No.', attributes }),
      { 'content-type': 'application/json' },
      'size=0',
    ).filter((cause) => cause.includes('/attributes'));
  expect(refused({ attribute: 'size', reason: 'minimum' })).toEqual([]);
  expect(refused({ attribute: '/query/Size', reason: 'minimum' })).toEqual([]);
  expect(refused({ attribute: 'X-Country', reason: 'required' }, { attribute: 'size', reason: 'minimum' })).toEqual([]);
  expect(refused()).toEqual([]);
  expect(refused({ attribute: 'name', reason: 'minimum' })).toEqual([
    expect.stringMatching(/^answer body \/attributes names name, and at fault is /),
  ]);
  expect(refused({ attribute: 'size', reason: 'other' })).toEqual([
    'answer body /attributes/0/reason is "other", which is no keyword of JSON Schema and no word of the contract',
  ]);
});
