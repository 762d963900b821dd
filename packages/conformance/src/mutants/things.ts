import { parseContract } from '@realmkit/contract-engine';
import { type Suite, scenario } from '../run/suite.ts';

/** A contract with features that ours do not have: a writeOnly property in a response schema and a required header. */
export const thingsContract = parseContract(`
openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /things:
    get:
      operationId: countThings
      responses:
        '200': { description: How many., content: { application/json: { schema: { type: integer } } } }
        '400': { $ref: '#/components/responses/Error' }
        '401': { $ref: '#/components/responses/Error' }
    post:
      operationId: createThing
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Thing' }
            examples: { one: { value: { name: One, secret: hidden } } }
      responses:
        '201':
          description: Made.
          headers: { Location: { required: true, schema: { type: string, pattern: '^/things/' } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
        '400': { $ref: '#/components/responses/Error' }
        '401': { $ref: '#/components/responses/Error' }
  /things/{id}:
    delete:
      operationId: deleteThing
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '204': { description: Gone. }
        '400': { $ref: '#/components/responses/Error' }
        '401': { $ref: '#/components/responses/Error' }
components:
  responses:
    Error: { description: No., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
  schemas:
    Thing:
      type: object
      required: [id, name]
      unevaluatedProperties: false
      properties: { id: { type: integer, readOnly: true }, name: { type: string }, secret: { type: string, writeOnly: true } }
    Error: { type: object, required: [name, message], properties: { name: { type: string }, message: { type: string } } }
`);

/** The suite of {@link thingsContract}. */
export const thingsSuite: Suite = {
  service: 'things',
  requirements: { roles: { anybody: 'asks' } },
  caller: 'anybody',
  scenarios: [
    scenario('a thing is made', async ({ call }) => {
      await call('createThing');
    }),
  ],
};

const errorResponse = (status = 400): Response => Response.json({ name: 'ValidationError', message: 'No.' }, { status });

/** A service that fulfils {@link thingsContract}. */
export async function thingsService(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/things') return new Response(null, { status: 404 });
  if (request.headers.get('authorization') !== 'Bearer token') return errorResponse(401);
  if (request.method === 'GET') return new URL(request.url).search === '' ? Response.json(0) : errorResponse();
  if (request.method !== 'POST') return new Response(null, { status: 404 });
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return errorResponse();
  const { name, secret, ...others }: Readonly<Record<string, unknown>> = { secret: '', ...body };
  if (typeof name !== 'string' || typeof secret !== 'string' || Object.keys(others).length > 0) return errorResponse();
  return Response.json({ id: 1, name }, { status: 201, headers: { location: '/things/1' } });
}
