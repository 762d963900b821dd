import { parseContract } from '@realmkit/contract-engine';
import { expect, test } from 'vitest';
import { failures } from '../core/results.ts';
import { type Suite, scenario } from '../core/suite.ts';
import { runSuite } from './runSuite.ts';

const contract = parseContract(`
openapi: 3.1.0
info: { title: Cards, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /cards:
    get:
      operationId: listCards
      responses: { '200': { description: All., content: { application/json: { schema: { type: object, properties: { data: { type: array, items: { $ref: '#/components/schemas/Card' } } } } } } }, '401': { description: No. } }
    post:
      operationId: createCard
      parameters: [{ name: Idempotency-Key, in: header, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/New' }, examples: { one: { value: { name: One, colour: red } } } } } }
      responses: { '201': { $ref: '#/components/responses/Card' }, '400': { description: No. }, '401': { description: No. } }
  /cards/{cardId}:
    parameters: [{ name: cardId, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getCard
      responses: { '200': { $ref: '#/components/responses/Card' }, '401': { description: No. }, '404': { description: No. } }
    put:
      operationId: replaceCard
      parameters: [{ name: If-Match, in: header, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/New' }, examples: { one: { value: { name: Two, colour: blue } } } } } }
      responses: { '204': { description: Done. }, '400': { description: No. }, '401': { description: No. }, '404': { description: No. }, '412': { description: No. } }
    patch:
      operationId: updateCard
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/New' }, examples: { one: { value: { name: Three } } } } } }
      responses: { '204': { description: Done. }, '400': { description: No. }, '401': { description: No. }, '404': { description: No. } }
    delete:
      operationId: deleteCard
      responses: { '204': { description: Gone. }, '401': { description: No. }, '404': { description: No. } }
  /cards/{cardId}/restore:
    post:
      operationId: restoreCard
      parameters: [{ name: cardId, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Back. }, '401': { description: No. }, '404': { description: No. } }
components:
  responses:
    Card: { description: One., headers: { Location: { schema: { type: string } }, ETag: { description: 'Names the name and the colour, for If-Match.', schema: { type: string } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Card' } } } }
  schemas:
    New: { type: object, additionalProperties: false, properties: { name: { type: string }, colour: { type: string } } }
    Card: { type: object, properties: { id: { type: string }, name: { type: string }, colour: { type: string } } }
`);

const suite: Suite = {
  service: 'cards',
  requirements: { roles: { anybody: 'asks' } },
  caller: 'anybody',
  creates: {
    createCard: {
      id: (answer) => answer.text('/id'),
      list: 'listCards',
      key: '/id',
      says: ({ body }) => ({ '/name': Reflect.get(Object(body), 'name') }),
    },
  },
  scenarios: [
    scenario('a card is made, changed and deleted', async ({ call, create, unique }) => {
      const cardId = await create('createCard', { body: { name: unique('One'), colour: 'red' } });
      const path = { cardId };
      await call('replaceCard', { path, body: { name: unique('Two'), colour: 'blue' }, negatives: false });
      await call('replaceCard', { path, body: { name: unique('Three'), colour: 'blue' } });
      await call('updateCard', { path, body: { name: unique('Four') } });
      await call('deleteCard', { path });
      await call('restoreCard', { path });
      await call('deleteCard', { path });
    }),
  ],
};

interface Card {
  id: string;
  name: string;
  colour: string;
  version: number;
}

/** What a service does, each of which it may get wrong. */
interface Service {
  make(card: Card): Card;
  location(id: string): string;
  readonly keepsKeys: boolean;
  replace(card: Card, body: Partial<Card>, cards: Map<string, Card>): Card;
  update(card: Card, body: Partial<Card>, cards: Map<string, Card>): Card;
  remove(cards: Map<string, Card>, id: string): void;
  restore(card: Card): Card;
  readonly matches: boolean;
  tag(card: Card): string | undefined;
}

const right: Service = {
  make: (card) => card,
  location: (id) => `/cards/${id}`,
  keepsKeys: true,
  replace: (card, body) => ({ ...card, ...body }),
  update: (card, body) => ({ ...card, ...body }),
  remove: (cards, id) => void cards.delete(id),
  restore: (card) => card,
  matches: true,
  tag: ({ version }) => `"${version}"`,
};

/** Reads a body, which has texts of two names only. */
function bodyOf(text: string): Partial<Card> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isFit = ([name, value]: [string, unknown]): boolean => ['name', 'colour'].includes(name) && typeof value === 'string';
    return Object.prototype.toString.call(body) === '[object Object]' && Object.entries(Object(body)).every(isFit)
      ? Object(body)
      : undefined;
  } catch {
    return undefined;
  }
}

async function found(fault: Partial<Service> = {}): Promise<string[]> {
  const service = { ...right, ...fault };
  const cards = new Map([['another', { id: 'another', name: 'Another', colour: 'green', version: 1 }]]);
  const removed = new Map<string, Card>();
  const made = new Map<string, Response>();
  let last = 0;
  async function send(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const id = pathname.split('/')[2] ?? '';
    const key = request.headers.get('idempotency-key');
    const known = key === null ? undefined : made.get(key);
    if (known && service.keepsKeys) return known.clone();
    if (!pathname.startsWith('/cards')) return new Response(null, { status: 404 });
    if (request.headers.get('authorization') !== 'Bearer token') return new Response(null, { status: 401 });
    if (pathname.endsWith('/restore')) {
      const card = removed.get(id);
      if (!card || request.method !== 'POST') return new Response(null, { status: 404 });
      cards.set(id, service.restore(card));
      removed.delete(id);
      return new Response(null, { status: 204 });
    }
    const body = ['POST', 'PUT', 'PATCH'].includes(request.method) ? bodyOf(await request.text()) : {};
    if (!body || search !== '') return new Response(null, { status: 400 });
    if (request.method === 'POST' && id !== '') return new Response(null, { status: 404 });
    const shown = ({ version: _, ...card }: Card) => card;
    if (request.method === 'GET' && id === '') return Response.json({ data: [...cards.values()].map(shown) });
    if (request.method === 'POST') {
      last += 1;
      const card = service.make({ id: `card-${last}`, name: '', colour: '', ...body, version: 1 });
      cards.set(card.id, card);
      const headers = { location: service.location(card.id), etag: '"1"' };
      const answer = Response.json(shown(card), { status: 201, headers });
      if (key !== null) made.set(key, answer.clone());
      return answer;
    }
    const card = cards.get(id);
    if (!card) return new Response(null, { status: 404 });
    const tag = service.tag(card);
    if (request.method === 'GET') return Response.json(shown(card), { headers: tag === undefined ? {} : { etag: tag } });
    const match = request.headers.get('if-match');
    if (service.matches && match !== null && match !== `"${card.version}"`) return new Response(null, { status: 412 });
    if (request.method === 'DELETE') removed.set(id, card);
    if (request.method === 'DELETE') service.remove(cards, id);
    else cards.set(id, { ...(request.method === 'PUT' ? service.replace : service.update)(card, body, cards), version: card.version + 1 });
    return new Response(null, { status: 204 });
  }
  const how = { allowWrites: true, strict: false, withExtensions: true, document: contract };
  const target = { base: 'http://cards', send, timeout: 1000 };
  const result = await runSuite(suite, target, { ...how, configuration: { tokens: { anybody: 'token' } } });
  return failures(result).map(({ operation, place, cause }) => `${operation} ${place} ${cause}`);
}

test('a service whose writes do what they say has no finding', async () => {
  expect(await found()).toEqual([]);
});

test.each<[string, Partial<Service>, string]>([
  [
    'makes something else than was sent',
    { make: (card) => ({ ...card, colour: 'grey' }) },
    'createCard answer body /colour of listCards is not what was sent',
  ],
  ['names an address of nothing', { location: () => '/cards/nowhere' }, 'createCard answer header Location leads nowhere'],
  [
    'makes another one for the same key',
    { keepsKeys: false },
    'createCard answer must be the first one again for the same Idempotency-Key',
  ],
  ['answers a change and stores nothing', { replace: (card) => card }, 'replaceCard answer body /name of getCard is not what was sent'],
  [
    'changes what was not sent',
    { update: (card, body) => ({ ...card, ...body, colour: 'grey' }) },
    'updateCard answer body /colour of getCard has changed',
  ],
  [
    'forgets what a change in part does not send',
    { update: (card, body) => ({ ...card, ...body, ...('colour' in body ? {} : { colour: '' }) }) },
    'updateCard answer body /colour of getCard has changed',
  ],
  [
    'stores ASCII only',
    { update: (card, body) => ({ ...card, ...body, ...(body.colour && { colour: body.colour.replaceAll(/[^ -~]/g, '?') }) }) },
    'updateCard answer body /colour of getCard is not what was sent',
  ],
  ['deletes nothing', { remove: () => {} }, 'deleteCard answer must leave nothing, and getCard still has it'],
  ['ignores If-Match', { matches: false }, 'replaceCard answer status must be 412, and is 204: getCard has changed'],
  [
    'deletes another one too',
    { remove: (cards) => cards.clear() },
    'deleteCard answer must leave the row another of listCards as it was, and it is gone',
  ],
  [
    'changes another one too',
    {
      update: (card, body, cards) => {
        cards.set('another', { id: 'another', name: body.name ?? '', colour: 'green', version: 2 });
        return { ...card, ...body };
      },
    },
    'updateCard answer must leave the row another of listCards as it was, and it is another',
  ],
  [
    'brings back a part of what was removed',
    { restore: (card) => ({ ...card, colour: '' }) },
    'restoreCard answer must bring back what getCard answered before the removal',
  ],
  [
    'answers an ETag that it does not know',
    { tag: () => '"5"' },
    'replaceCard answer status must be 204, and is 412 for the ETag that getCard has just answered',
  ],
  ['answers another ETag at each read', { tag: () => `"${Math.random()}"`, matches: false }, 'getCard answer header ETag is "0.'],
  [
    'answers no ETag for what asks for one',
    { tag: () => undefined },
    'getCard answer header ETag is missing, which If-Match of replaceCard takes',
  ],
  ['never changes its ETag', { tag: () => '"1"' }, 'replaceCard answer header ETag of getCard is the same as before the change'],
])('a service that %s has a finding that names the operation', async (_fault, fault, expected) => {
  expect((await found(fault)).join('\n')).toContain(expected);
});
