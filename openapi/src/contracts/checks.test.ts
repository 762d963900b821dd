import { describe, expect, test } from 'vitest';
import { departures } from './calls.ts';
import { readContract } from './contract.ts';
import { referenceCycles } from './cycles.ts';
import { namesDialectFirst } from './dialect.ts';
import { foreignErrorBodies } from './errorBodies.ts';
import { invalidExamples } from './examples.ts';
import { keylessCreations } from './idempotencyKeys.ts';
import { missingOrigins } from './origins.ts';
import { missingStatuses, statusesWithoutExample } from './statuses.ts';
import { bodiesWithoutExample, openWriteBodies } from './writeBodies.ts';

const broken = readContract(
  'broken',
  `openapi: 3.1.0
info: { title: Broken, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /things:
    get:
      operationId: listThings
      x-origin: specified
      parameters:
        - name: filters
          in: query
          schema: { type: string, contentMediaType: application/json, contentSchema: { $ref: '#/components/schemas/Filters' } }
          examples:
            red: { value: '{"color":7}' }
      responses:
        '200':
          description: Things
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Thing' } }
              examples:
                misspelt: { value: [{ nmae: Chair }] }
        '400':
          description: Wrong
          content:
            application/json:
              schema: { type: object }
    post:
      operationId: createThing
      x-origin: invented
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Thing' }
      responses: {}
components:
  schemas:
    Filters:
      type: object
      properties: { color: { type: string } }
    Thing:
      x-origin: specified
      type: object
      properties:
        name: { type: string }
        parts: { type: array, items: { $ref: '#/components/schemas/Part' } }
    Part:
      x-origin: extension
      type: object
      unevaluatedProperties: false
      properties:
        thing: { $ref: '#/components/schemas/Thing' }
        owner: { type: object }
`,
);

describe('the checks of a broken contract', () => {
  test('miss the dialect', () => {
    expect(namesDialectFirst(broken)).toBe(false);
  });

  test('find calls that are missing, differ or are not in the specification', () => {
    const calls = [
      ['broken', 'POST', '/things', 201],
      ['broken', 'GET', '/elsewhere', 200],
      ['another', 'GET', '/other', 200],
    ] as const;
    expect(departures(broken, calls)).toEqual([
      'POST /things is missing or not marked as specified',
      'GET /elsewhere is missing or not marked as specified',
      'GET /things is not in the specification',
    ]);
    expect(departures(broken, [['broken', 'GET', '/things', 204]])).toEqual(['GET /things does not answer 204']);
  });

  test('find answers that are not documented', () => {
    expect(missingStatuses(broken)).toEqual([
      'GET /things does not document 401',
      'POST /things does not document 400',
      'POST /things does not document 401',
      'POST /things does not document 2xx',
    ]);
  });

  test('find answers and bodies without an example', () => {
    expect(statusesWithoutExample(broken)).toEqual(['GET /things 400 has no named example']);
    expect(bodiesWithoutExample(broken)).toEqual(['POST /things has no named example of its body']);
  });

  test('find an example with an unknown property, and JSON text that breaks its schema', () => {
    expect(invalidExamples(broken)).toEqual([
      expect.stringMatching(/parameters\/0\/examples\/red: .*color must be string/),
      expect.stringMatching(/examples\/misspelt: .*must NOT have unevaluated properties/),
    ]);
  });

  test('find open request bodies and filters', () => {
    expect(openWriteBodies(broken)).toEqual(['GET /things is open', 'POST /things is open', 'POST /things.parts[].owner is open']);
  });

  test('find operations and components without an origin, and marks that are none', () => {
    expect(missingOrigins(broken)).toEqual(['components/schemas/Filters has no x-origin', '#/paths/~1things/post has an unknown x-origin']);
  });

  test('find a POST without an Idempotency-Key', () => {
    expect(keylessCreations(broken)).toEqual(['POST /things']);
  });

  test('find a ring of references', () => {
    expect(referenceCycles(broken)).toEqual(['Thing → Part → Thing']);
  });

  test('find another error body', () => {
    expect(foreignErrorBodies(broken)).toEqual(['GET /things 400 has another error body']);
  });
});
