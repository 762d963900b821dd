import { describe, expect, test } from 'vitest';
import { accessErrors, accessOf } from './access.ts';
import { callMismatches } from './callMismatches.ts';
import { readContract } from './contract.ts';
import { referenceCycles } from './cycles.ts';
import { namesDialectFirst } from './dialect.ts';
import { foreignErrorBodies } from './errorBodies.ts';
import { invalidExamples } from './examples.ts';
import { creationsWithoutKey } from './idempotencyKeys.ts';
import { operationsOf } from './operations.ts';
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
        range: { type: array, minItems: 2, maxItems: 2, prefixItems: [{ type: string }, { type: object, properties: { end: { type: string } } }] }
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

  test('by the rules of OpenAPI an example may have more than its schema names, and keywords and formats are free', () => {
    const things = (schema: string, value: string) =>
      invalidExamples(
        readContract('things', `components: { responses: { A: { content: { x/y: { schema: ${schema}, example: ${value} } } } } }`),
        'openapi',
      );
    expect(things('{ type: object, example: 7, x-any: 1, properties: { id: { format: phone } } }', '{ id: 1, more: 2 }')).toEqual([]);
    expect(things('{ type: object, properties: { id: { type: string } } }', '{ id: 1 }')).toEqual([
      expect.stringMatching(/x~1y\/example: .*id must be string/),
    ]);
  });

  test('the body check finds open request bodies and filters', () => {
    expect(openWriteBodies(broken)).toEqual([
      'GET /things is open',
      'POST /things is open',
      'POST /things.parts[].owner is open',
      'POST /things.range[1] is open',
    ]);
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

  const withRules = (rules: string, operation = 'x-origin: specified') =>
    readContract('things', `security: [{ bearer: [] }]\npaths: { /things: { get: { ${operation}, x-access: ${rules} } } }`);

  test('the access check finds an operation without rules, with none, and with a rule that has an unknown role, scope or member', () => {
    const faulty = [
      '[]',
      '[{ role: teacher, of: unit }]',
      '[{ role: user, of: school }]',
      '[{ role: user }]',
      '[{ role: user, of: self, secure: false }]',
      '[{ role: user, of: self, acting: refused }]',
      '[{ role: visitor, of: anyone, acting: allowed }]',
    ];
    expect(accessErrors(broken)).toEqual(['GET /things has no valid x-access', 'POST /things has no valid x-access']);
    for (const rules of [...faulty, '[{ role: user, of: self, x-origin: specified }]', '[{ role: user, of: self, at: night }]'])
      expect([rules, accessErrors(withRules(rules))]).toEqual([rules, ['GET /things has no valid x-access']]);
  });

  test('the access check finds an operation that needs a recent login and does not say what it answers to others', () => {
    const recent = '[{ role: user, of: self, recent: true }]';
    const missing = ['GET /things needs a recent login and documents no 403 ReauthenticationRequired'];
    expect(accessErrors(withRules(recent))).toEqual(missing);
    expect(accessErrors(withRules(recent, "responses: { '403': { description: No. } }"))).toEqual(missing);
    expect(accessErrors(withRules(recent, "responses: { '403': { description: ReauthenticationRequired } }"))).toEqual([]);
  });

  test('the access check finds an operation for accounts of one person that does not say what it answers to others', () => {
    const personal = '[{ role: user, of: self, personal: true }]';
    expect(accessErrors(withRules(personal))).toEqual([
      'GET /things is for accounts of one person and documents no 403 SharedAccountError',
    ]);
    expect(accessErrors(withRules(personal, "responses: { '403': { description: SharedAccountError } }"))).toEqual([]);
  });

  test('the access check finds rules that contradict the security of an operation', () => {
    const open = '[{ role: visitor, of: anyone }]';
    expect(accessErrors(withRules(open))).toEqual(['GET /things requires a token and lets visitors in']);
    for (const security of ['security: []', 'security: [{}, { bearer: [] }]']) {
      expect(accessErrors(withRules('[{ role: user, of: self }]', security))).toEqual([
        'GET /things requires no token and lets no visitor in',
      ]);
      expect(accessErrors(withRules(open, security))).toEqual([]);
    }
  });

  test.each([
    ['admin of unit', '[{ role: admin, of: organisation }, { role: admin, of: unit }]'],
    ['admin of unit', '[{ role: employee, of: unit }, { role: admin, of: unit }]'],
    ['student of self', '[{ role: user, of: self }, { role: student, of: self }]'],
    ['user of self', '[{ role: user, of: self, acting: allowed }, { role: user, of: self }]'],
    ['user of self', '[{ role: user, of: self, personal: true }, { role: user, of: self }]'],
    ['user of self', '[{ role: user, of: self, secure: true }, { role: user, of: self }, { role: user, of: realm }]'],
  ])('the access check finds the rule for %s in %s, which another one contains', (name, rules) => {
    expect(accessErrors(withRules(rules))).toContain(`GET /things lets ${name} in by another rule already`);
  });

  test('the access check accepts rules of which none contains another, and an origin only where the operation is specified', () => {
    const rules =
      '[{ role: superuser, of: realm }, { role: admin, of: organisation, acting: allowed }, { role: employee, of: unit, secure: true, x-origin: extension }]';
    expect(accessErrors(withRules(rules))).toEqual([]);
    expect(accessErrors(withRules(rules, 'x-origin: extension'))).toEqual(['GET /things is an extension with all its rules']);
    expect(operationsOf(withRules(rules)).map(accessOf)).toEqual([
      [
        { role: 'superuser', of: 'realm' },
        { role: 'admin', of: 'organisation', acting: 'allowed' },
        { role: 'employee', of: 'unit', secure: true },
      ],
    ]);
  });
});
