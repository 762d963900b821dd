import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../json.ts';
import { contractChanges } from './contractChanges.ts';

// The kinds of changes that oasdiff's list of checks names, with contracts of our own. Where we judge more strictly, the row says why.

const openapi = '3.1.0';
const components = {
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    login: { type: 'oauth2', flows: { authorizationCode: { authorizationUrl: '/a', tokenUrl: '/t', scopes: { read: '', write: '' } } } },
  },
};
const contract = (document: JsonObject) => ({ service: 'things', text: '', document: { openapi, components, ...document } });
const put = (operation: JsonObject) =>
  contract({ paths: { '/things/{id}': { put: { operationId: 'put', responses: ok({}), ...operation } } } });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const ok = (response: JsonObject, others: JsonObject = {}) => ({ 200: { description: 'Done.', ...response }, ...others });
const object = (schema: unknown, more: JsonObject = {}) => ({
  type: 'object',
  properties: { it: schema },
  unevaluatedProperties: false,
  ...more,
});

const breaks = (before: JsonObject, after: JsonObject) => contractChanges(put(before), put(after)).some(({ breaking }) => breaking);

/** The places of a schema, by the direction of its values. */
const places = {
  request: [
    ['a request body', (schema: unknown) => ({ requestBody: json(schema) })],
    ['a property of a request body', (schema: unknown) => ({ requestBody: json(object(schema)) })],
    [
      'a property of a request body that is a text',
      (schema: unknown) => ({ requestBody: json({ type: 'string', contentSchema: object(schema) }) }),
    ],
    ['an item of a request body', (schema: unknown) => ({ requestBody: json({ type: 'array', items: schema }) })],
    ['any property of a request body', (schema: unknown) => ({ requestBody: json({ type: 'object', additionalProperties: schema }) })],
    ['a form of a request body', (schema: unknown) => ({ requestBody: json({ oneOf: [object(schema), { type: 'null' }] }) })],
    ['a parameter', (schema: unknown) => ({ parameters: [{ name: 'it', in: 'query', schema }] })],
    [
      'a filter',
      (schema: unknown) => ({ parameters: [{ name: 'filters', in: 'query', schema: { type: 'string', contentSchema: object(schema) } }] }),
    ],
  ],
  response: [
    ['a response body', (schema: unknown) => ({ responses: ok(json(schema)) })],
    ['a property of a response body', (schema: unknown) => ({ responses: ok(json(object(schema))) })],
    ['an item of a response body', (schema: unknown) => ({ responses: ok(json({ type: 'array', items: schema })) })],
    ['any property of a response body', (schema: unknown) => ({ responses: ok(json({ type: 'object', additionalProperties: schema })) })],
    ['a part of a response body', (schema: unknown) => ({ responses: ok(json({ allOf: [{ type: 'object' }, object(schema)] })) })],
    ['a response header', (schema: unknown) => ({ responses: ok({ headers: { It: { schema } } }) })],
  ],
} as const;

type Row = [what: string, before: unknown, after: unknown, inRequest: boolean, inResponse: boolean];
const text = { type: 'string' };
const number = { type: 'number' };
const list = { type: 'array' };
const [small, large] = [object(text), object(text, { required: ['it'] })];
const [cat, dog] = ['cat', 'dog'].map((kind) => ({ type: 'object', required: ['kind'], properties: { kind: { const: kind } } }));

/** Bounds that a change narrows; the other way round it widens. */
const bounds: Row[] = [
  ['maximum', number, 10, 5],
  ['exclusiveMaximum', number, 10, 5],
  ['minimum', number, 5, 10],
  ['exclusiveMinimum', number, 5, 10],
  ['maxLength', text, 10, 5],
  ['minLength', text, 5, 10],
  ['maxItems', list, 10, 5],
  ['minItems', list, 5, 10],
  ['maxProperties', { type: 'object' }, 10, 5],
  ['minProperties', { type: 'object' }, 1, 3],
].flatMap(([keyword, schema, wide, narrow]): Row[] => {
  const [open, loose, tight] = [schema, { ...Object(schema), [String(keyword)]: wide }, { ...Object(schema), [String(keyword)]: narrow }];
  return [
    [`${keyword} is set`, open, loose, true, false],
    [`${keyword} is unset`, loose, open, false, true],
    [`${keyword} is narrower`, loose, tight, true, false],
    [`${keyword} is wider`, tight, loose, false, true],
  ];
});

const rows: Row[] = [
  ...bounds,
  ['a type is another one', text, { type: 'boolean' }, true, true],
  ['a type is wider', { type: 'integer' }, number, false, true],
  ['a type is narrower', number, { type: 'integer' }, true, false],
  ['a type may be null now', text, { type: ['string', 'null'] }, false, true],
  ['a type may be null no more', { type: ['string', 'null'] }, text, true, false],
  ['a list of types is longer', { type: ['string', 'integer'] }, { type: ['string', 'integer', 'boolean'] }, false, true],
  ['a list of types is shorter', { type: ['string', 'integer', 'boolean'] }, { type: ['string', 'integer'] }, true, false],
  ['a list of types has another order', { type: ['string', 'integer'] }, { type: ['integer', 'string'] }, false, false],
  ['a type and null are two forms', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }, false, false],
  ['two forms are a type and null', { oneOf: [{ type: 'null' }, text] }, { type: ['string', 'null'] }, false, false],
  ['a schema has a type now', {}, text, true, false],
  ['a schema has no type any more', text, {}, false, true],
  ['a format is set', text, { ...text, format: 'date' }, true, false],
  ['a format is unset', { ...text, format: 'date' }, text, false, true],
  ['a format is another one', { ...text, format: 'date' }, { ...text, format: 'date-time' }, true, true],
  ['a pattern is set', text, { ...text, pattern: '^a' }, true, false],
  ['a pattern is unset', { ...text, pattern: '^a' }, text, false, true],
  ['a pattern is another one', { ...text, pattern: '^a' }, { ...text, pattern: '^b' }, true, true],
  ['a pattern takes everything', { ...text, pattern: '^a' }, { ...text, pattern: '.*' }, false, true],
  ['a number is a multiple now', number, { ...number, multipleOf: 2 }, true, false],
  ['a number is a finer multiple', { ...number, multipleOf: 4 }, { ...number, multipleOf: 2 }, false, true],
  ['items are unique now', list, { ...list, uniqueItems: true }, true, false],
  ['items may repeat', { ...list, uniqueItems: true }, list, false, true],
  ['a value is gone', { enum: ['a', 'b'] }, { enum: ['a'] }, true, false],
  ['a value is new', { enum: ['a'] }, { enum: ['a', 'b'] }, false, true],
  ['values have another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }, false, false],
  ['values are listed now', text, { ...text, enum: ['a'] }, true, false],
  ['values are listed no more', { ...text, enum: ['a'] }, text, false, true],
  ['values have their type now', { enum: ['a', 'b'] }, { ...text, enum: ['a', 'b'] }, false, false],
  ['a constant is set', text, { const: 'a' }, true, false],
  ['a constant is unset', { const: 'a' }, text, false, true],
  ['a constant is another one', { const: 'a' }, { const: 'b' }, true, true],
  ['a constant is a list of one', { const: 'a' }, { enum: ['a'] }, false, false],
  ['constants are a list', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { enum: ['b', 'a'] }, false, false],
  [
    'a bound stands beside a stricter one',
    { ...number, exclusiveMinimum: 0 },
    { ...number, exclusiveMinimum: 0, minimum: 0 },
    false,
    false,
  ],
  [
    'a bound of whole numbers is written otherwise',
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'integer', minimum: 1 },
    false,
    false,
  ],
  ['a bound is strict now', { ...number, minimum: 0 }, { ...number, exclusiveMinimum: 0 }, true, false],
  ['a minimum of nothing is set', text, { ...text, minLength: 0 }, false, false],
  ['a form is new in anyOf', { anyOf: [cat, text] }, { anyOf: [cat, text, dog] }, false, true],
  ['a form is gone from anyOf', { anyOf: [cat, text, dog] }, { anyOf: [cat, text] }, true, false],
  ['a form is new in oneOf', { oneOf: [cat, text] }, { oneOf: [cat, text, dog] }, false, true],
  ['a form is gone from oneOf', { oneOf: [cat, text, dog] }, { oneOf: [cat, text] }, true, false],
  ['forms have another order', { oneOf: [cat, dog, text] }, { oneOf: [text, dog, cat] }, false, false],
  [
    'a schema is one of two forms that share values',
    object(text, { unevaluatedProperties: true }),
    { oneOf: [object(text, { unevaluatedProperties: true }), dog] },
    true,
    true,
  ],
  ['a form that another one contains is new', { anyOf: [text] }, { anyOf: [text, { ...text, maxLength: 3 }] }, false, false],
  ['a part is new in allOf', { allOf: [small] }, { allOf: [small, { required: ['it'] }] }, true, false],
  ['a part is gone from allOf', { allOf: [small, { required: ['it'] }] }, { allOf: [small] }, false, true],
  ['a part that only describes is new in allOf', { allOf: [text] }, { allOf: [text, { description: 'A text.' }] }, false, false],
  ['an object is split by allOf', large, { allOf: [small, { type: 'object', required: ['it'] }] }, false, false],
  ['a property is required now', small, large, true, false],
  ['a property is required no more', large, small, false, true],
  ['a new property is optional', small, { ...small, properties: { it: text, more: text } }, false, false],
  ['a new property is required', small, { ...small, properties: { it: text, more: text }, required: ['more'] }, true, false],
  // A service that checks its contract refuses what lacks a required property, whatever its default is.
  [
    'a new property is required and has a default',
    small,
    { ...small, properties: { it: text, more: { ...text, default: 'a' } }, required: ['more'] },
    true,
    false,
  ],
  // A screen shows what a response may have.
  ['an optional property is gone', { ...small, properties: { it: text, more: text } }, small, true, true],
  ['a required property is gone', large, { ...large, properties: {}, required: [] }, true, true],
  ['other properties are refused now', object(text, { unevaluatedProperties: true }), small, true, false],
  ['other properties are taken now', small, object(text, { unevaluatedProperties: true }), false, false],
  [
    'other properties are of a narrower type',
    { type: 'object', additionalProperties: number },
    { type: 'object', additionalProperties: { type: 'integer' } },
    true,
    false,
  ],
  [
    'other properties are of another type',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: list },
    true,
    true,
  ],
  [
    'a named value of a map is gone',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: false },
    true,
    true,
  ],
  // Requests are closed: what is only read is refused there.
  ['a property is only read now', small, object({ ...text, readOnly: true }), true, false],
  ['a property is only written now', small, object({ ...text, writeOnly: true }), false, true],
  ['an optional property is written again', object({ ...text, readOnly: true }), small, false, false],
  ['a required property is written again', object({ ...text, readOnly: true }, { required: ['it'] }), large, true, false],
  [
    'a property that is only read is narrower',
    object({ ...text, readOnly: true }),
    object({ ...text, readOnly: true, maxLength: 5 }),
    false,
    false,
  ],
  [
    'a property that is only written is wider',
    object({ ...text, writeOnly: true, maxLength: 5 }),
    object({ ...text, writeOnly: true }),
    false,
    false,
  ],
  // Whoever sends no value gets another result.
  ['a default is another one', { ...number, default: 20 }, { ...number, default: 5 }, true, false],
  ['a default is set', number, { ...number, default: 5 }, true, false],
  ['a default is unset', { ...number, default: 5 }, number, true, false],
  [
    'a second item is narrower',
    { ...list, prefixItems: [text, number] },
    { ...list, prefixItems: [text, { type: 'integer' }] },
    true,
    false,
  ],
  ['a text has contents now', text, { ...text, contentSchema: object(text) }, true, false],
  ['a text has other contents', { ...text, contentMediaType: 'text/csv' }, { ...text, contentMediaType: 'application/json' }, true, true],
  ['what a schema excludes is another thing', { not: { const: 1 } }, { not: { const: 2 } }, true, true],
  ['an extension is specified', { ...text, 'x-origin': 'extension' }, { ...text, 'x-origin': 'specified' }, false, false],
  ['what was specified is an extension', { ...text, 'x-origin': 'specified' }, { ...text, 'x-origin': 'extension' }, true, true],
  ['a description is another one', { ...text, description: 'A.' }, { ...text, description: 'B.' }, false, false],
  ['an example is another one', { ...text, examples: ['a'] }, { ...text, examples: ['b'] }, false, false],
  ['a schema is deprecated', text, { ...text, deprecated: true }, false, false],
  ['a discriminator is set', { oneOf: [cat, dog] }, { oneOf: [dog, cat], discriminator: { propertyName: 'kind' } }, false, false],
  ['a keyword has no rule', text, { ...text, if: { minLength: 1 } }, true, true],
  ['an extension of other houses has no rule', { ...text, 'x-extensible-enum': ['a'] }, { ...text, 'x-extensible-enum': [] }, true, true],
];

describe('a change of a schema', () => {
  describe.each(['request', 'response'] as const)('of a %s', (direction) => {
    test.each(rows)(`%s, which is judged in each place of a ${direction}`, (_what, before, after, inRequest, inResponse) => {
      for (const [place, at] of places[direction])
        expect([place, breaks(at(before), at(after))]).toEqual([place, direction === 'request' ? inRequest : inResponse]);
    });
  });
});

const bearer = [{ bearer: [] }];
const parameter = (more: JsonObject) => ({ parameters: [{ name: 'it', in: 'query', schema: text, ...more }] });
const header = (more: JsonObject) => ({ responses: ok({ headers: { It: { schema: text, ...more } } }) });
const forBoth = (body: JsonObject) => ({ requestBody: body });
const csv = { content: { 'text/csv': { schema: text } } };
const conflict = { description: 'No.' };

describe('a change of an operation', () => {
  test.each<[what: string, before: JsonObject, after: JsonObject, breaking: boolean]>([
    ['a token is needed', { security: [] }, { security: bearer }, true],
    ['a token is needed no more', { security: bearer }, { security: [] }, false],
    ['a token is a choice', { security: bearer }, { security: [{}, ...bearer] }, false],
    ['another scheme is needed', { security: bearer }, { security: [{ key: [] }] }, true],
    ['another scheme is a choice', { security: bearer }, { security: [...bearer, { login: ['read'] }] }, false],
    ['a choice of schemes is gone', { security: [...bearer, { key: [] }] }, { security: bearer }, true],
    ['two schemes are needed', { security: bearer }, { security: [{ bearer: [], key: [] }] }, true],
    ['one of two schemes is enough', { security: [{ bearer: [], key: [] }] }, { security: bearer }, false],
    ['a scope is needed', { security: [{ login: ['read'] }] }, { security: [{ login: ['read', 'write'] }] }, true],
    ['a scope is needed no more', { security: [{ login: ['read', 'write'] }] }, { security: [{ login: ['read'] }] }, false],
    ['the operation has another id', {}, { operationId: 'replace' }, true],
    ['the operation is deprecated', {}, { deprecated: true }, false],
    ['the operation is deprecated no more', { deprecated: true }, {}, false],
    ['the operation has other tags', { tags: ['A'] }, { tags: ['B'] }, false],
    ['the operation has another summary', { summary: 'A' }, { summary: 'B' }, false],
    ['the operation is an extension', { 'x-origin': 'specified' }, { 'x-origin': 'extension' }, true],
    ['the operation has callbacks, which have no rule', {}, { callbacks: {} }, true],
    ['a new parameter is optional', {}, parameter({}), false],
    ['a new parameter is required', {}, parameter({ required: true }), true],
    ['a new parameter is part of the path', {}, parameter({ in: 'path', required: true }), true],
    ['a parameter is gone', parameter({}), {}, true],
    ['a deprecated parameter is gone', parameter({ deprecated: true }), {}, true],
    ['a parameter is required now', parameter({}), parameter({ required: true }), true],
    ['a parameter is required no more', parameter({ required: true }), parameter({}), false],
    ['a parameter stands in another place', parameter({}), parameter({ in: 'header' }), true],
    ['a parameter has another name', parameter({}), parameter({ name: 'that' }), true],
    ['a parameter is deprecated', parameter({}), parameter({ deprecated: true }), false],
    ['a parameter is written otherwise', parameter({}), parameter({ style: 'deepObject' }), true],
    ['a parameter has another description', parameter({}), parameter({ description: 'It.' }), false],
    ['a new body is required', {}, forBoth({ ...json(text), required: true }), true],
    ['a new body is optional', {}, forBoth(json(text)), false],
    ['a body is gone', forBoth(json(text)), {}, true],
    ['a body is required now', forBoth(json(text)), forBoth({ ...json(text), required: true }), true],
    ['a body is required no more', forBoth({ ...json(text), required: true }), forBoth(json(text)), false],
    ['a request takes one more media type', forBoth(json(text)), forBoth({ content: { ...json(text).content, ...csv.content } }), false],
    ['a request takes another media type', forBoth(json(text)), forBoth(csv), true],
    ['a request has a schema now', forBoth({ content: { 'application/json': {} } }), forBoth(json(text)), true],
    ['a request has no schema any more', forBoth(json(text)), forBoth({ content: { 'application/json': {} } }), false],
    [
      'a response has one more media type',
      { responses: ok(json(text)) },
      { responses: ok({ content: { ...json(text).content, ...csv.content } }) },
      false,
    ],
    ['a response has another media type', { responses: ok(json(text)) }, { responses: ok(csv) }, true],
    ['a response has a schema now', { responses: ok({ content: { 'application/json': {} } }) }, { responses: ok(json(text)) }, false],
    ['a response has no schema any more', { responses: ok(json(text)) }, { responses: ok({ content: { 'application/json': {} } }) }, true],
    ['a success has another status', { responses: ok({}) }, { responses: { 204: conflict } }, true],
    ['a success is new', { responses: ok({}) }, { responses: ok({}, { 202: conflict }) }, false],
    ['an error is new', { responses: ok({}) }, { responses: ok({}, { 409: conflict }) }, false],
    ['an error is gone', { responses: ok({}, { 409: conflict }) }, { responses: ok({}) }, false],
    // Clients tell errors by their status.
    ['an error has another status', { responses: ok({}, { 409: conflict }) }, { responses: ok({}, { 423: conflict }) }, true],
    ['a response has links, which have no rule', { responses: ok({}) }, { responses: ok({ links: {} }) }, true],
    ['a header is new', { responses: ok({}) }, header({ required: true }), false],
    ['a required header is gone', header({ required: true }), { responses: ok({}) }, true],
    ['an optional header is gone', header({}), { responses: ok({}) }, false],
    ['a header need not come any more', header({ required: true }), header({}), true],
    ['a header comes always', header({}), header({ required: true }), false],
    [
      'a media type is encoded, which has no rule',
      forBoth(json(text)),
      forBoth({ content: { 'application/json': { schema: text, encoding: {} } } }),
      true,
    ],
  ])('%s', (_what, before, after, breaking) => {
    expect(breaks(before, after)).toBe(breaking);
  });
});

describe('a change of what stands beside the operations', () => {
  const open = { operationId: 'open', responses: ok({}) };
  const paths = { '/open': { get: open } };
  const schemes = (given: JsonObject) => ({
    paths: { '/open': { get: { ...open, security: [{ it: [] }] } } },
    components: { securitySchemes: { it: given } },
  });
  const flows = (more: JsonObject) => ({
    type: 'oauth2',
    flows: { authorizationCode: { authorizationUrl: '/a', tokenUrl: '/t', scopes: {}, ...more } },
  });
  test.each<[what: string, before: JsonObject, after: JsonObject, breaking: boolean]>([
    ['an operation is new', { paths }, { paths: { ...paths, '/more': { get: { ...open, operationId: 'more' } } } }, false],
    ['an operation is gone', { paths }, { paths: {} }, true],
    ['a path has another method', { paths }, { paths: { '/open': { post: open } } }, true],
    ['a path has another parameter', { paths: { '/{a}': { get: open } } }, { paths: { '/{b}': { get: open } } }, true],
    ['a server is gone', { servers: [{ url: '/things' }], paths }, { servers: [{ url: '/things/v2' }], paths }, true],
    ['a server is new', { servers: [{ url: '/things' }], paths }, { servers: [{ url: '/things' }, { url: '/v2' }], paths }, false],
    [
      'a server has variables, which have no rule',
      { servers: [{ url: '/a' }], paths },
      { servers: [{ url: '/a', variables: {} }], paths },
      true,
    ],
    ['the contract needs a token', { paths, security: [] }, { paths, security: bearer }, true],
    ['the contract needs none any more', { paths, security: bearer }, { paths, security: [] }, false],
    [
      'a scheme is of another type',
      schemes({ type: 'http', scheme: 'bearer' }),
      schemes({ type: 'apiKey', in: 'header', name: 'X' }),
      true,
    ],
    [
      'a scheme has another name',
      schemes({ type: 'http', scheme: 'bearer' }),
      { ...schemes({}), paths: { '/open': { get: { ...open, security: bearer } } }, components },
      false,
    ],
    ['a login has another address', schemes(flows({})), schemes(flows({ authorizationUrl: '/b' })), true],
    ['tokens have another address', schemes(flows({})), schemes(flows({ tokenUrl: '/b' })), true],
    ['a scope is described otherwise', schemes(flows({ scopes: { read: 'A' } })), schemes(flows({ scopes: { read: 'B' } })), false],
    ['a scheme that no operation uses is gone', { paths }, { paths, components: {} }, false],
    ['a schema that no operation uses is gone', { paths, components: { schemas: { A: text } } }, { paths, components: {} }, false],
    ['webhooks have no rule', { paths }, { paths, webhooks: {} }, true],
    ['the contract is of another version of OpenAPI', { paths }, { paths, openapi: '3.2.0' }, true],
    ['the contract is of another patch of OpenAPI', { paths }, { paths, openapi: '3.1.1' }, false],
    ['the contract has another title', { paths, info: { title: 'A' } }, { paths, info: { title: 'B' } }, false],
    ['tags are described otherwise', { paths, tags: [{ name: 'A' }] }, { paths, tags: [{ name: 'B' }] }, false],
  ])('%s', (_what, before, after, breaking) => {
    expect(contractChanges(contract(before), contract(after)).some((one) => one.breaking)).toBe(breaking);
  });
});
