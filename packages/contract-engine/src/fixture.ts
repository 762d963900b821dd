import { parseContract } from './document.ts';
import { operationsOf } from './operation.ts';
import type { HandlerResult } from './responses.ts';
import { contractService, type ServiceRequest, type ServiceResult } from './service.ts';

/** A small contract with one of each feature that the checks handle. */
const fixtureContract = parseContract(`
openapi: 3.1.0
info: { title: Fixture, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /things:
    get:
      operationId: listThings
      parameters:
        - { name: size, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 10 } }
        - { name: all, in: query, schema: { type: boolean } }
        - { name: tag, in: query, schema: { type: array, items: { type: integer } } }
        - name: filters
          in: query
          schema: { type: string, contentMediaType: application/json, contentSchema: { $ref: '#/components/schemas/Filters' } }
        - { name: X-Country, in: header, required: true, schema: { type: string, enum: [se, us] } }
      responses:
        '200':
          description: The things.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Thing' } }
              examples: { one: { value: [{ id: 1, name: One }] }, none: { value: [] } }
        '400': { $ref: '#/components/responses/Error' }
        '404': { $ref: '#/components/responses/Error' }
    post:
      operationId: createThing
      security: []
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Thing' } }
      responses:
        '201':
          description: Made.
          headers: { Location: { required: true, schema: { type: string }, examples: { made: { value: /things/7 } } } }
        '400': { $ref: '#/components/responses/Error' }
  /things/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }]
    get:
      operationId: getThing
      responses:
        '200': { description: The thing., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
    delete:
      operationId: deleteThing
      responses: { '204': { description: Gone. } }
  /things/newest:
    get:
      operationId: getNewestThing
      responses:
        '200': { description: The newest., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
  /grants:
    post:
      operationId: createGrant
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema: { oneOf: [{ $ref: '#/components/schemas/ByCode' }, { $ref: '#/components/schemas/ByName' }] }
      responses: { '204': { description: Granted. }, '400': { $ref: '#/components/responses/Error' } }
components:
  responses:
    Error:
      description: No.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
          examples: { deleted: { value: { name: not_found, message: Gone. } } }
  schemas:
    Thing:
      type: object
      required: [id, name]
      unevaluatedProperties: false
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, minLength: 1, maxLength: 20 }
        email: { type: string, format: email }
        secret: { type: string, writeOnly: true }
        parts: { type: array, items: { type: object, required: [weight], properties: { weight: { type: number } } } }
    Filters:
      type: object
      unevaluatedProperties: false
      properties: { name: { type: string } }
    ByCode:
      type: object
      required: [kind, code]
      unevaluatedProperties: false
      properties: { kind: { const: code }, code: { type: string } }
    ByName:
      type: object
      required: [kind, name]
      unevaluatedProperties: false
      properties: { kind: { const: name }, name: { type: string } }
    Error:
      type: object
      required: [name, message]
      properties:
        name: { type: string }
        message: { type: string }
        attributes: { type: array, items: { type: object, required: [attribute, reason] } }
`);

interface FixtureOperations {
  readonly listThings: unknown;
  readonly createThing: unknown;
  readonly getThing: unknown;
  readonly deleteThing: unknown;
  readonly getNewestThing: unknown;
  readonly createGrant: unknown;
}

/** A handler of the fixture: takes the checked request and returns its result. */
export type FixtureHandler = (request: {
  readonly path: object;
  readonly query: object;
  readonly header: object;
  readonly content: object;
  readonly body: unknown;
}) => HandlerResult;

/** Creates a request to the fixture, with defaults. */
export function fixtureRequest(
  method: string,
  url: string,
  more: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
): ServiceRequest {
  const [path = '', search = ''] = url.split('?');
  const headers = new Map(Object.entries({ 'x-country': 'se', ...more.headers }));
  return { method, path, search, header: (name) => headers.get(name.toLowerCase()), text: async () => more.body ?? '' };
}

/** Calls the fixture's service, in which one handler serves all operations. */
export function callFixture(
  request: ServiceRequest,
  handler: FixtureHandler,
  only?: readonly (keyof FixtureOperations)[],
): Promise<ServiceResult> {
  const ids = only ?? (['listThings', 'createThing', 'getThing', 'deleteThing', 'getNewestThing', 'createGrant'] as const);
  // The fixture has no generated types; its handlers take any request.
  const handlers = Object.fromEntries(ids.map((id) => [id, handler])) as Record<string, never>;
  return contractService<FixtureOperations, undefined>({ operations: operationsOf(fixtureContract), handlers, enter: () => undefined })(
    request,
  );
}
