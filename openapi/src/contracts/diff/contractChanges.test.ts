import { describe, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { openOwnContracts } from '../ownContracts.ts';
import { contractChanges } from './contractChanges.ts';

const text = `
openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /open:
    get: { operationId: open, security: [], responses: { '200': { description: Open. } } }
  /things:
    get:
      operationId: listThings
      x-access: [{ role: superuser, of: realm, acting: allowed }, { role: employee, of: unit }]
      parameters: [{ name: size, in: query, schema: { type: integer, maximum: 100 } }]
      responses:
        '200':
          description: Things.
          headers: { ETag: { required: true, schema: { type: string } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Thing' } } } }
        '403': { description: No. }
    post:
      operationId: createThing
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NewThing' } } } }
      responses: { '201': { description: Made. } }
components:
  schemas:
    Thing: { type: object, required: [id, kind], properties: { id: { type: integer }, kind: { type: string, enum: [one, two] }, note: { type: string, maxLength: 80 }, range: { type: array, prefixItems: [{ type: integer }, { type: string }] } } }
    NewThing: { type: object, required: [name], unevaluatedProperties: false, properties: { name: { type: string, maxLength: 20 }, color: { enum: [red, blue] } } }
`;

const changed = (from: string, to: string) => {
  expect(text).toContain(from);
  return contractChanges(readContract('things', text), readContract('things', text.replace(from, to)));
};

describe('a change of a contract', () => {
  test.each([
    [
      'an operation is gone',
      "  /open:\n    get: { operationId: open, security: [], responses: { '200': { description: Open. } } }\n",
      '',
      'GET /open',
      'the operation is gone',
    ],
    ['an operation requires a token', 'security: [], ', '', 'GET /open', 'asks for a token now'],
    ['a role may not call it', ', { role: employee, of: unit }', '', 'GET /things', 'employee of unit may not call it any more'],
    ['a role reaches less', 'of: realm', 'of: unit', 'GET /things', 'superuser of realm and whoever acts as them may not call it any more'],
    ['nobody acts as them', ', acting: allowed', '', 'GET /things', 'superuser of realm and whoever acts as them may not call it any more'],
    ['a recent login is needed', 'of: unit }', 'of: unit, recent: true }', 'GET /things', 'employee of unit may not call it any more'],
    [
      'an account of one person is needed',
      'of: unit }',
      'of: unit, personal: true }',
      'GET /things',
      'employee of unit may not call it any more',
    ],
    ['a secure login is needed', 'of: unit }', 'of: unit, secure: true }', 'GET /things', 'employee of unit may not call it any more'],
    ['a parameter is required', 'in: query, schema', 'in: query, required: true, schema', 'GET /things query size', 'is required now'],
    [
      'a parameter is gone',
      'parameters: [{ name: size, in: query, schema: { type: integer, maximum: 100 } }]',
      'parameters: []',
      'GET /things query size',
      'the parameter is gone',
    ],
    ['a parameter is narrower', 'maximum: 100', 'maximum: 50', 'GET /things query size', 'maximum was 100 and is 50'],
    ['a status is gone', "'201'", "'202'", 'POST /things 201', 'the status is gone'],
    ['a header need not come', 'ETag: { required: true, ', 'ETag: { ', 'GET /things 200 header ETag', 'need not come any more'],
    ['a response’s property is gone', ', note: { type: string, maxLength: 80 }', '', 'GET /things 200 body/*/note', 'the property is gone'],
    [
      'a response’s property is not required',
      'required: [id, kind]',
      'required: [kind]',
      'GET /things 200 body/*/id',
      'is not required any more',
    ],
    [
      'a response’s property has another type',
      'id: { type: integer }',
      'id: { type: string }',
      'GET /things 200 body/*/id',
      'type: integer is gone, string is new',
    ],
    [
      'a response’s property may be longer',
      'maxLength: 80',
      'maxLength: 100',
      'GET /things 200 body/*/note',
      'maxLength was 80 and is 100',
    ],
    [
      'a response’s second item has another type',
      '[{ type: integer }, { type: string }]',
      '[{ type: integer }, { type: number }]',
      'GET /things 200 body/*/range/1',
      'type: string is gone, number is new',
    ],
    ['a request’s property is narrower', 'maxLength: 20', 'maxLength: 10', 'POST /things request body/name', 'maxLength was 20 and is 10'],
    ['a response has a new value', '[one, two]', '[one, two, three]', 'GET /things 200 body/*/kind', 'values: "three" is new'],
    ['a request’s value is gone', '[red, blue]', '[red]', 'POST /things request body/color', 'values: "blue" is gone'],
    [
      'a request’s property is required',
      'required: [name]',
      'required: [name, color]',
      'POST /things request body/color',
      'is required now',
    ],
    [
      'a request’s property is gone',
      'name: { type: string, maxLength: 20 }, ',
      '',
      'POST /things request body/name',
      'the property is gone',
    ],
    [
      'another media type',
      'content: { application/json: { schema: { type: array',
      'content: { text/csv: { schema: { type: array',
      'GET /things 200 body',
      'application/json is gone',
    ],
  ])('a change breaks clients where %s', (_what, from, to, place, what) => {
    expect(changed(from, to).filter(({ breaking }) => breaking)).toContainEqual(expect.objectContaining({ place, what }));
  });

  test.each([
    ['an operation is new', 'paths:', "paths:\n  /more:\n    get: { operationId: more, responses: { '200': { description: More. } } }"],
    ['another role may call it', '{ role: employee', '{ role: user, of: self }, { role: employee'],
    ['a role reaches more', '{ role: employee, of: unit }', '{ role: employee, of: organisation }'],
    ['a parameter is wider', 'maximum: 100', 'maximum: 200'],
    ['a parameter is new and optional', 'parameters: [', 'parameters: [{ name: q, in: query, schema: { type: string } }, '],
    ['an error is new', "'403': { description: No. }", "'403': { description: No. }\n        '404': { description: None. }"],
    ['a response has a new property', 'note: {', 'more: { type: string }, note: {'],
    ['a response’s property is shorter', 'maxLength: 80', 'maxLength: 40'],
    ['a response loses a value', '[one, two]', '[one]'],
    ['a request takes a new property', 'color: {', 'size: { type: integer }, color: {'],
    ['a request takes a new value', '[red, blue]', '[red, blue, green]'],
  ])('a change breaks no client where %s', (_what, from, to) => {
    const changes = changed(from, to);
    expect(changes).not.toEqual([]);
    expect(changes.filter(({ breaking }) => breaking)).toEqual([]);
  });

  test('a contract that stayed the same has no changes', async () => {
    for (const contract of await openOwnContracts()) expect(contractChanges(contract, contract), contract.service).toEqual([]);
  });
});
