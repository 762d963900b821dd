import { parseContract } from '@realmkit/contract-engine';
import { type Suite, scenario } from '../core/suite.ts';

/** A contract with features that ours do not have: a writeOnly property in a response schema and a required header. */
export const thingsContract = parseContract(`
openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200': { description: All of them., content: { application/json: { schema: { $ref: '#/components/schemas/Things' } } } }
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
        '404': { $ref: '#/components/responses/Error' }
components:
  responses:
    Error: { description: No., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
  schemas:
    Things:
      type: object
      required: [data, meta]
      properties:
        data: { type: array, items: { $ref: '#/components/schemas/Thing' } }
        meta: { type: object, required: [totalItems], properties: { totalItems: { type: integer } } }
    Thing:
      type: object
      required: [id, name]
      unevaluatedProperties: false
      properties: { id: { type: integer, readOnly: true }, name: { type: string, description: What it is called. }, secret: { type: string, writeOnly: true } }
    Error: { type: object, required: [name, message], properties: { name: { type: string }, message: { type: string } } }
`);

/** The suite of {@link thingsContract}. */
export const thingsSuite: Suite = {
  service: 'things',
  requirements: { roles: { anybody: 'asks' } },
  caller: 'anybody',
  creates: {
    createThing: {
      id: (answer) => answer.text('/id'),
      list: 'listThings',
      key: '/id',
      says: ({ body }) => ({ '/name': Reflect.get(Object(body), 'name') }),
      second: {
        given: (given, unique) => ({ ...given, body: { name: unique('Second') } }),
        remove: (id) => ({ operation: 'deleteThing', path: { id } }),
      },
    },
  },
  scenarios: [
    scenario('a thing is made and deleted', async ({ call, create, unique }) => {
      const id = await create('createThing', { body: { name: unique('One') } });
      await call('deleteThing', { path: { id } });
    }),
  ],
};

const errorResponse = (status = 400): Response => Response.json({ name: 'ValidationError', message: 'No.' }, { status });

/** A service that fulfils {@link thingsContract}, and its things by id: two are there before anybody comes, the first with this number. */
export function createThings(first = 7): {
  readonly serve: (request: Request) => Promise<Response>;
  readonly things: Map<string, { id: number; name: string }>;
} {
  const things = new Map([first, first + 1].map((id) => [String(id), { id, name: `Thing ${id}` }]));
  let last = first + 1;
  async function serve(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const [, collection, id, ...deeper] = pathname.split('/');
    if (collection !== 'things' || deeper.length > 0) return new Response(null, { status: 404 });
    if (request.headers.get('authorization') !== 'Bearer token') return errorResponse(401);
    if (id !== undefined)
      return request.method === 'DELETE' && things.delete(id) ? new Response(null, { status: 204 }) : errorResponse(404);
    if (request.method === 'GET')
      return search === '' ? Response.json({ data: [...things.values()], meta: { totalItems: things.size } }) : errorResponse();
    if (request.method !== 'POST') return new Response(null, { status: 404 });
    const body: unknown = await request.json().catch(() => undefined);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return errorResponse();
    const { name, secret, ...others }: Readonly<Record<string, unknown>> = { secret: '', ...body };
    if (typeof name !== 'string' || typeof secret !== 'string' || Object.keys(others).length > 0) return errorResponse();
    last += 1;
    const thing = { id: last, name };
    things.set(String(last), thing);
    return Response.json(thing, { status: 201, headers: { location: `/things/${last}` } });
  }
  return { serve, things };
}

/** A service that fulfils {@link thingsContract}. */
export const thingsService = createThings().serve;
