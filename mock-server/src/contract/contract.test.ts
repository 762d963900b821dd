import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HandlerResult } from './answers.ts';
import { askFixture, fixtureRequest } from './fixture.ts';
import { notFound } from './httpError.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

function attributesOf(answer: HandlerResult | 'mock'): unknown {
  const body = answer === 'mock' ? undefined : answer.body;
  return typeof body === 'object' && body !== null && 'attributes' in body ? body.attributes : undefined;
}

describe('requests', () => {
  test('parameters reach the handler in their types, with the defaults of the contract', async () => {
    const handler = vi.fn((): HandlerResult => ({ status: 200, body: [] }));
    await askFixture(fixtureRequest('GET', '/things?all=true&tag=1&tag=2&filters=%7B%22name%22%3A%22a%22%7D'), handler);
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
    await askFixture(fixtureRequest('GET', '/things/%37'), handler);
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ path: { id: 7 } }), undefined);
    const { status } = (await askFixture(fixtureRequest('GET', '/things/seven'), handler)) as HandlerResult;
    expect(status).toBe(400);
  });

  test('a fixed path wins over one with a parameter', async () => {
    expect(
      await askFixture(fixtureRequest('GET', '/things/newest'), () => ({ status: 200, body: { id: 1, name: 'New' } }), ['getNewestThing']),
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
  ])('%s is refused with a reason for each violation', async (address, attributes) => {
    const answer = await askFixture(fixtureRequest('GET', address), () => ({ status: 200, body: [] }));
    expect(answer).toMatchObject({ status: 400, body: { name: 'ValidationError' } });
    expect(attributesOf(answer)).toEqual(attributes);
  });

  test('headers are checked too', async () => {
    const answer = await askFixture(fixtureRequest('GET', '/things', { headers: { 'x-country': 'xx' } }), () => ({
      status: 200,
      body: [],
    }));
    expect(attributesOf(answer)).toEqual([{ attribute: 'X-Country', reason: 'enum' }]);
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
    const answer = await askFixture(fixtureRequest('POST', '/things', { headers: json, body }), () => ({
      status: 201,
      headers: { Location: '/things/1' },
    }));
    expect(attributesOf(answer)).toEqual(attributes);
  });

  test('a body of another media type is refused', async () => {
    const answer = await askFixture(fixtureRequest('POST', '/things', { headers: form, body: 'name=A' }), () => ({ status: 201 }));
    expect(attributesOf(answer)).toEqual([{ attribute: 'Content-Type', reason: 'enum' }]);
  });

  test.each([
    ['kind=code&code=1', undefined],
    ['kind=name', [{ attribute: 'name', reason: 'required' }]],
    ['kind=name&name=a&code=1', [{ attribute: 'code', reason: 'unevaluatedProperties' }]],
    ['kind=other', [{ attribute: 'kind', reason: 'enum' }]],
    ['code=1', [{ attribute: 'kind', reason: 'required' }]],
  ])('of a choice, the form %s is checked against what the caller chose', async (body, attributes) => {
    expect(attributesOf(await askFixture(fixtureRequest('POST', '/grants', { headers: form, body }), () => ({ status: 204 })))).toEqual(
      attributes,
    );
  });

  test('a path or a method that the contract does not have is 404', async () => {
    for (const request of [
      fixtureRequest('GET', '/nothing'),
      fixtureRequest('PATCH', '/things'),
      fixtureRequest('GET', '/things/%E0%A4%A'),
    ])
      expect(await askFixture(request, () => ({ status: 200 }))).toMatchObject({ status: 404, body: { name: 'not_found' } });
  });

  test('an operation without a handler is left to the mock', async () => {
    expect(await askFixture(fixtureRequest('DELETE', '/things/1'), () => ({ status: 200 }), ['getThing'])).toBe('mock');
  });
});

describe('answers', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

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
  ])('%s fails loudly and names the operation', async (_what, answer, message) => {
    expect(await askFixture(fixtureRequest('GET', '/things'), () => answer)).toEqual({
      status: 500,
      body: { name: 'ContractViolation', message },
    });
    expect(console.error).toHaveBeenCalledWith(message);
  });

  test('a missing header and a body that should not be there fail loudly', async () => {
    expect(
      await askFixture(fixtureRequest('POST', '/things', { headers: json, body: '{"name":"A"}' }), () => ({ status: 201 })),
    ).toMatchObject({ status: 500, body: { message: expect.stringContaining('the header Location is missing') } });
    expect(await askFixture(fixtureRequest('DELETE', '/things/1'), () => ({ status: 204, body: {} }))).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('has no body') },
    });
  });

  test('a refusal must be documented too', async () => {
    const refuse = () => {
      throw notFound('Gone.');
    };
    expect(await askFixture(fixtureRequest('GET', '/things'), refuse)).toMatchObject({ status: 404, body: { name: 'not_found' } });
    expect(await askFixture(fixtureRequest('GET', '/things/1'), refuse)).toMatchObject({
      status: 500,
      body: { name: 'ContractViolation' },
    });
  });

  test('an exception of a handler is a 500 in words', async () => {
    const fail = () => {
      throw new Error('The disk is full.');
    };
    expect(await askFixture(fixtureRequest('GET', '/things'), fail)).toEqual({
      status: 500,
      body: { name: 'SandboxError', message: 'listThings failed: The disk is full.' },
    });
  });
});

describe('Prefer', () => {
  const prefer = (value: string, method = 'GET', address = '/things') =>
    askFixture(fixtureRequest(method, address, { headers: { prefer: value } }), () => ({ status: 200, body: [] }));

  test('answers the documented example of a status, of its name or of both', async () => {
    expect(await prefer('code=404')).toMatchObject({ status: 404, body: { name: 'not_found', message: 'Gone.' } });
    expect(await prefer('example=none')).toMatchObject({ status: 200, body: [] });
    expect(await prefer('code=200, example="one"')).toMatchObject({ status: 200, body: [{ id: 1, name: 'One' }] });
  });

  test('carries the headers of the example', async () => {
    expect(await prefer('code=201', 'POST')).toEqual({ status: 201, headers: { Location: '/things/7' }, body: undefined });
  });

  test('an example or a status that the contract does not have is 400', async () => {
    for (const value of ['code=418', 'example=unknown', 'code=200, example=deleted'])
      expect(attributesOf(await prefer(value))).toEqual([{ attribute: 'Prefer', reason: 'unknown' }]);
  });
});
