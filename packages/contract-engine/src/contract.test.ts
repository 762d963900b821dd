import { describe, expect, test, vi } from 'vitest';
import { expectReport } from '../../../scripts/suites/reports.ts';
import { callFixture, fixtureRequest } from './fixture.ts';
import { notFound } from './httpError.ts';
import type { HandlerResult } from './responses.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

function attributesOf(result: HandlerResult | 'mock'): unknown {
  const body = result === 'mock' ? undefined : result.body;
  return typeof body === 'object' && body !== null && 'attributes' in body ? body.attributes : undefined;
}

describe('requests', () => {
  test('parameters reach the handler in their types, with the defaults of the contract', async () => {
    const handler = vi.fn((): HandlerResult => ({ status: 200, body: [] }));
    await callFixture(fixtureRequest('GET', '/things?all=true&tag=1&tag=2&filters=%7B%22name%22%3A%22a%22%7D'), handler);
    expect(handler).toHaveBeenCalledWith(
      expect.objectContaining({
        query: { size: 10, all: true, tag: [1, 2], filters: '{"name":"a"}' },
        header: { 'X-Country': 'se' },
        content: { filters: { name: 'a' } },
      }),
      undefined,
    );
  });

  test('path parameters are decoded and checked', async () => {
    const handler = vi.fn((): HandlerResult => ({ status: 200, body: { id: 7, name: 'Seven' } }));
    await callFixture(fixtureRequest('GET', '/things/%37'), handler);
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ path: { id: 7 } }), undefined);
    const { status } = (await callFixture(fixtureRequest('GET', '/things/seven'), handler)) as HandlerResult;
    expect(status).toBe(400);
  });

  test('a fixed path wins over one with a parameter', async () => {
    expect(
      await callFixture(fixtureRequest('GET', '/things/newest'), () => ({ status: 200, body: { id: 1, name: 'New' } }), ['getNewestThing']),
    ).toMatchObject({ status: 200 });
  });

  test.each([
    ['/things?size=0', [{ attribute: 'size', reason: 'minimum' }]],
    ['/things?size=1e2', [{ attribute: 'size', reason: 'type' }]],
    ['/things?size=', [{ attribute: 'size', reason: 'type' }]],
    ['/things?size=1&size=2', [{ attribute: 'size', reason: 'maxItems' }]],
    ['/things?all=yes', [{ attribute: 'all', reason: 'type' }]],
    ['/things?tag=a', [{ attribute: 'tag', reason: 'type' }]],
    ['/things?siez=5', [{ attribute: 'siez', reason: 'unknown' }]],
    ['/things?filters=%7B', [{ attribute: 'filters', reason: 'contentMediaType' }]],
    ['/things?filters=%7B%22nam%22%3A1%7D', [{ attribute: 'filters', reason: 'unevaluatedProperties' }]],
    ['/things?filters=%7B%22name%22%3A1%7D', [{ attribute: 'filters', reason: 'type' }]],
    [
      '/things?size=0&all=yes',
      [
        { attribute: 'size', reason: 'minimum' },
        { attribute: 'all', reason: 'type' },
      ],
    ],
  ])('the request %s is refused with a reason for each violation', async (url, attributes) => {
    const result = await callFixture(fixtureRequest('GET', url), () => ({ status: 200, body: [] }));
    expect(result).toMatchObject({ status: 400, body: { name: 'ValidationError' } });
    expect(attributesOf(result)).toEqual(attributes);
  });

  test('header parameters are checked', async () => {
    const result = await callFixture(fixtureRequest('GET', '/things', { headers: { 'x-country': 'xx' } }), () => ({
      status: 200,
      body: [],
    }));
    expect(attributesOf(result)).toEqual([{ attribute: 'X-Country', reason: 'enum' }]);
  });

  test.each([
    ['{"name":"A"}', undefined],
    ['', [{ attribute: 'body', reason: 'required' }]],
    ['{', [{ attribute: 'body', reason: 'contentMediaType' }]],
    ['[]', [{ attribute: 'body', reason: 'type' }]],
    ['{}', [{ attribute: 'name', reason: 'required' }]],
    ['{"name":"A","colour":"red"}', [{ attribute: 'colour', reason: 'unevaluatedProperties' }]],
    ['{"name":"A","id":3}', [{ attribute: 'id', reason: 'readOnly' }]],
    ['{"name":"A","email":"nobody"}', [{ attribute: 'email', reason: 'format' }]],
    [
      '{"name":"","email":"nobody"}',
      [
        { attribute: 'name', reason: 'minLength' },
        { attribute: 'email', reason: 'format' },
      ],
    ],
    ['{"name":"A","parts":[{"weight":1},{}]}', [{ attribute: 'weight', reason: 'required' }]],
    ['{"name":"A\\u0000"}', [{ attribute: 'body', reason: 'pattern' }]],
    ['{"name":"A\\ud83d"}', [{ attribute: 'body', reason: 'pattern' }]],
    ['{"name":"A\\ud83d\\ude00"}', undefined],
    ['{"name":"A","secret":"may be sent"}', undefined],
  ])('the body %s is checked property by property', async (body, attributes) => {
    const result = await callFixture(fixtureRequest('POST', '/things', { headers: json, body }), () => ({
      status: 201,
      headers: { Location: '/things/1' },
    }));
    expect(attributesOf(result)).toEqual(attributes);
  });

  test('a body of another media type is refused', async () => {
    const result = await callFixture(fixtureRequest('POST', '/things', { headers: form, body: 'name=A' }), () => ({ status: 201 }));
    expect(attributesOf(result)).toEqual([{ attribute: 'Content-Type', reason: 'enum' }]);
  });

  test.each([
    ['kind=code&code=1', undefined],
    ['kind=name', [{ attribute: 'name', reason: 'required' }]],
    ['kind=name&name=a&code=1', [{ attribute: 'code', reason: 'unevaluatedProperties' }]],
    ['kind=other', [{ attribute: 'kind', reason: 'enum' }]],
    ['code=1', [{ attribute: 'kind', reason: 'required' }]],
  ])('the form %s is checked against the oneOf branch that the caller chose', async (body, attributes) => {
    expect(attributesOf(await callFixture(fixtureRequest('POST', '/grants', { headers: form, body }), () => ({ status: 204 })))).toEqual(
      attributes,
    );
  });

  test.each(['/nothing', '/things/%E0%A4%A'])('the path %s, which the contract lacks, gets 404', async (path) => {
    const result = await callFixture(fixtureRequest('GET', path), () => ({ status: 200 }));
    expect(result).toMatchObject({ status: 404, body: { name: 'not_found', message: `The contract has no GET ${path}.` } });
  });

  test('a method that a path lacks gets 405 with those that it has', async () => {
    const result = await callFixture(fixtureRequest('PATCH', '/things'), () => ({ status: 200 }));
    expect(result).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, POST, HEAD' },
      body: { name: 'method_not_allowed', message: 'The contract has no PATCH /things, but GET, POST, HEAD.' },
    });
  });

  test('an operation without a handler is left to the mock', async () => {
    expect(await callFixture(fixtureRequest('DELETE', '/things/1'), () => ({ status: 200 }), ['getThing'])).toBe('mock');
  });
});

describe('responses', () => {
  test.each<[string, HandlerResult, string]>([
    ['an undocumented status', { status: 418 }, 'listThings answered 418 outside of its contract: the status 418 is not documented.'],
    ['a wrong body', { status: 200, body: [{ id: 1 }] }, 'listThings answered 200 outside of its contract: name is missing.'],
    [
      'a write-only property',
      { status: 200, body: [{ id: 1, name: 'A', secret: 'told' }] },
      'listThings answered 200 outside of its contract: secret cannot be sent in this direction.',
    ],
    [
      'an unknown property',
      { status: 200, body: [{ id: 1, name: 'A', more: 1 }] },
      'listThings answered 200 outside of its contract: more is not known here.',
    ],
  ])('a response with %s becomes a 500 that names the operation', async (_what, result, message) => {
    expectReport(message);
    expect(await callFixture(fixtureRequest('GET', '/things'), () => result)).toEqual({
      status: 500,
      body: { name: 'ContractViolation', message },
    });
  });

  test('a response with a missing header or an undocumented body becomes a 500', async () => {
    expectReport('the header Location is missing');
    expectReport('has no body');
    expect(
      await callFixture(fixtureRequest('POST', '/things', { headers: json, body: '{"name":"A"}' }), () => ({ status: 201 })),
    ).toMatchObject({ status: 500, body: { message: expect.stringContaining('the header Location is missing') } });
    expect(await callFixture(fixtureRequest('DELETE', '/things/1'), () => ({ status: 204, body: {} }))).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('has no body') },
    });
  });

  test('an error that a handler throws must have a documented status', async () => {
    expectReport('getThing answered 404 outside of its contract');
    const refuse = () => {
      throw notFound('Gone.');
    };
    expect(await callFixture(fixtureRequest('GET', '/things'), refuse)).toMatchObject({ status: 404, body: { name: 'not_found' } });
    expect(await callFixture(fixtureRequest('GET', '/things/1'), refuse)).toMatchObject({
      status: 500,
      body: { name: 'ContractViolation' },
    });
  });

  test('an exception of a handler becomes a 500 with its message', async () => {
    expectReport('The sandbox failed at listThings: Error: The disk is full.');
    const fail = () => {
      throw new Error('The disk is full.');
    };
    expect(await callFixture(fixtureRequest('GET', '/things'), fail)).toEqual({
      status: 500,
      body: { name: 'SandboxError', message: 'listThings failed: The disk is full.' },
    });
  });
});

describe('the Prefer header', () => {
  const prefer = (value: string, method = 'GET', url = '/things') =>
    callFixture(fixtureRequest(method, url, { headers: { prefer: value } }), () => ({ status: 200, body: [] }));

  test('the Prefer header selects the documented example by status, by name or by both', async () => {
    expect(await prefer('code=404')).toMatchObject({ status: 404, body: { name: 'not_found', message: 'Gone.' } });
    expect(await prefer('example=none')).toMatchObject({ status: 200, body: [] });
    expect(await prefer('code=200, example="one"')).toMatchObject({ status: 200, body: [{ id: 1, name: 'One' }] });
  });

  test('a preferred example carries its documented headers', async () => {
    expect(await prefer('code=201', 'POST')).toEqual({ status: 201, headers: { Location: '/things/7' }, body: undefined });
  });

  test('a preferred example or status outside of the contract gets 400', async () => {
    for (const value of ['code=418', 'example=unknown', 'code=200, example=deleted'])
      expect(attributesOf(await prefer(value))).toEqual([{ attribute: 'Prefer', reason: 'unknown' }]);
  });
});
