import { guardedAttributes } from '@realmkit/openapi/people';
import { expect, test } from 'vitest';
import { mask, maskedBody, maskedQuery } from './masked.ts';

const json = 'application/json';

test.each([
  'password',
  'newPassword',
  'refresh_token',
  'client_secret',
  'code',
  'confirmUrl',
  'Signature',
  'code_verifier',
  'card',
  ...guardedAttributes,
])('the property %s is masked in JSON, in forms and in queries', (name) => {
  expect(maskedBody(JSON.stringify({ a: [{ [name]: 'hush' }], b: 1 }), json)).toBe(`{"a":[{"${name}":"${mask}"}],"b":1}`);
  expect(maskedBody(`username=maja&${name}=hush`, 'application/x-www-form-urlencoded')).toBe(`username=maja&${name}=${mask}`);
  expect(maskedQuery(`q=maja&${name}=hush`)).toBe(`q=maja&${name}=${mask}`);
});

test('a secret with an escaped property name is masked', () => {
  expect(maskedBody('{"pass\\u0077ord":"hush"}', json)).not.toContain('hush');
  expect(maskedBody('pass%77ord=hush', 'application/x-www-form-urlencoded')).not.toContain('hush');
});

test('secrets in truncated or invalid JSON are masked', () => {
  expect(maskedBody('{"name":"Maja","password":"hush hu', json)).toBe(`{"name":"Maja","password":"${mask}"`);
  expect(maskedBody('{"password":"a\\"hush","x":1', json)).toBe(`{"password":"${mask}","x":1`);
  expect(maskedBody('{"password":12345,"x":', json)).toBe(`{"password":"${mask}","x":`);
});

test.each(['198001011234', '19800101-1234', '800101-1234'])('the personal number %s is masked wherever it stands', (number) => {
  expect(maskedBody(JSON.stringify({ identifiers: [{ type: 'other', value: number }] }), json)).not.toContain(number);
  expect(maskedBody(`{"identifiers":[{"value":"${number}"},`, json)).not.toContain(number);
  expect(maskedQuery(`q=${number}`)).toBe(`q=${mask}`);
});

test('properties that are not secret stay unchanged', () => {
  expect(maskedBody('{"name":"Maja","postcode":"123 45","role":"teacher"}', json)).toBe(
    '{"name":"Maja","postcode":"123 45","role":"teacher"}',
  );
  expect(maskedBody('a poem', 'text/plain')).toBe('a poem');
  expect(maskedQuery('')).toBe('');
});
