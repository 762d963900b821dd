import { describe, expect, test } from 'vitest';
import { callMismatches } from './callMismatches.ts';
import { readContract } from './contract.ts';
import { referenceCycles } from './cycles.ts';
import { namesDialectFirst } from './dialect.ts';
import { foreignErrorBodies } from './errorBodies.ts';
import { invalidExamples } from './examples.ts';
import { creationsWithoutKey } from './idempotencyKeys.ts';
import { missingOrigins } from './origins.ts';
import { missingStatuses, statusesWithoutExample } from './statuses.ts';
import { bodiesWithoutExample, openWriteBodies } from './writeBodies.ts';
import { findYamlDifferences } from './yamlVersions.ts';

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
  test('the dialect check fails on a contract without the dialect', () => {
    expect(namesDialectFirst(broken)).toBe(false);
  });

  test('the YAML check finds a name and a value that YAML 1.1 reads as booleans, and a question mark that needs quotes', () => {
    const text = 'examples: { on: { phrase: Ready? } }\nrealms: [no, se]\n';
    expect(findYamlDifferences({ text })).toEqual(['/examples/true', '/examples/on', '/realms/0', 'an unquoted question mark: Ready?']);
  });

  test('the call check finds calls that are missing, differ or are not in the specification', () => {
    const calls = [
      ['POST', '/things', 201],
      ['GET', '/elsewhere', 200],
    ] as const;
    expect(callMismatches(broken, calls)).toEqual([
      'POST /things is missing or not marked as specified',
      'GET /elsewhere is missing or not marked as specified',
      'GET /things is not in the specification',
    ]);
    expect(callMismatches(broken, [['GET', '/things', 204]])).toEqual(['GET /things does not answer 204']);
  });

  test('the status check finds statuses that are not documented', () => {
    expect(missingStatuses(broken)).toEqual([
      'GET /things does not document 401',
      'POST /things does not document 400',
      'POST /things does not document 401',
      'POST /things does not document 2xx',
    ]);
  });

  test('the example checks find responses and bodies without an example', () => {
    expect(statusesWithoutExample(broken)).toEqual(['GET /things 400 has no named example']);
    expect(bodiesWithoutExample(broken)).toEqual(['POST /things has no named example of its body']);
  });

  test('the example check finds an example with an unknown property, and JSON text that breaks its schema', () => {
    expect(invalidExamples(broken)).toEqual([
      expect.stringMatching(/parameters\/0\/examples\/red: .*color must be string/),
      expect.stringMatching(/examples\/misspelt: .*must NOT have unevaluated properties/),
    ]);
  });

  test('the body check finds open request bodies and filters', () => {
    expect(openWriteBodies(broken)).toEqual(['GET /things is open', 'POST /things is open', 'POST /things.parts[].owner is open']);
  });

  test('the origin check finds operations and components without an origin, and unknown origins', () => {
    expect(missingOrigins(broken)).toEqual(['components/schemas/Filters has no x-origin', '#/paths/~1things/post has an unknown x-origin']);
  });

  test('the idempotency check finds a POST without an Idempotency-Key', () => {
    expect(creationsWithoutKey(broken)).toEqual(['POST /things']);
  });

  test('the cycle check finds circular references', () => {
    expect(referenceCycles(broken)).toEqual(['Thing → Part → Thing']);
  });

  test('the error check finds another error body', () => {
    expect(foreignErrorBodies(broken)).toEqual(['GET /things 400 has another error body']);
  });
});
