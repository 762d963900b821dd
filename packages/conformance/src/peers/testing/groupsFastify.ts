import type { Server } from 'node:http';
import Fastify, { type FastifyError } from 'fastify';

// The groups of customer management in Fastify, written from `customer-management.yaml` alone.

interface Group {
  readonly uid: string;
  readonly groupId: number;
  name: string;
  type: 'class' | 'group';
  readonly schoolUid: string;
  generateCode: boolean;
  externalId: string | null;
  typicalSchoolEntryYear: number | null;
}

const uid = { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' } as const;
const changes = {
  name: { type: 'string', minLength: 1, maxLength: 255 },
  type: { enum: ['class', 'group'] },
  generateCode: { type: 'boolean' },
  externalId: { type: ['string', 'null'], minLength: 1, maxLength: 255 },
  typicalSchoolEntryYear: { type: ['integer', 'null'], minimum: 1900, maximum: 2100 },
} as const;
const pathOf = (...names: string[]) => ({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, uid])) });
const include = { enum: ['schoolUnit'] } as const;
const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    page: { type: 'string', pattern: '^([1-9]\\d{0,5}|1000000)$' },
    size: { type: 'string', pattern: '^([1-9]\\d?|100)$' },
    sort: { type: 'string', pattern: '^(id|name|type|typicalSchoolEntryYear|groupId|schoolUnit),(asc|desc)$' },
    filters: { type: 'string', maxLength: 2000 },
    q: { type: 'string', maxLength: 200 },
    qName: { type: 'string', maxLength: 200 },
    include,
  },
};
const roles = new Map([
  ['Bearer token-of-sue', 'superuser'],
  ['Bearer token-of-tina', 'teacher'],
  ['Bearer token-of-sam', 'student'],
]);
const school = { uid: 'school-1', name: 'Ekskolan', type: 'school' };
const user = {
  ...{ uid: 'user-1', userName: 'uma', legacyId: 1, name: 'Uma Ek', identifiers: [] },
  schoolAssociations: [{ schoolUid: school.uid, schoolName: school.name, role: 'student' }],
};

class Refusal extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super(`Refused with ${statusCode}.`);
    this.statusCode = statusCode;
  }
}
const names: Readonly<Record<number, string>> = { 400: 'ValidationError', 401: 'unauthorized', 403: 'forbidden', 404: 'not_found' };

function filtersIn(text: string | undefined): Partial<Group> {
  let filters: unknown;
  try {
    filters = JSON.parse(text ?? '{}');
  } catch {
    throw new Refusal(400);
  }
  const isFit = typeof filters === 'object' && filters !== null && !Array.isArray(filters);
  if (!isFit || Object.entries(Object(filters)).some(([name, value]) => !['schoolUid', 'type'].includes(name) || typeof value !== 'string'))
    throw new Refusal(400);
  return Object(filters);
}

/** Creates the service, not listening yet: a school, a user and one group. Its Fastify must be ready first. */
export async function groupsFastify(): Promise<Server> {
  const app = Fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } } });
  const groups = new Map<string, Group>();
  const members = new Map<string, Set<string>>();
  let last = 0;
  const add = (given: Pick<Group, 'name' | 'schoolUid'> & Partial<Group>): Group => {
    last += 1;
    const made: Group = {
      ...{ type: 'group' as const, generateCode: false, externalId: null, typicalSchoolEntryYear: null, ...given },
      ...{ uid: `group-${last}`, groupId: last },
    };
    groups.set(made.uid, made);
    members.set(made.uid, new Set());
    return made;
  };
  add({ name: 'Igelkotten', schoolUid: school.uid });
  const found = (id: string): Group => {
    const group = groups.get(id);
    if (!group) throw new Refusal(404);
    return group;
  };
  const shown = (group: Group, query: { include?: string }) => ({
    ...{ ...group, userCount: members.get(group.uid)?.size ?? 0 },
    ...(query.include && { schoolUnit: school }),
  });
  app.addHook('onRequest', async ({ headers }) => {
    const role = roles.get(headers.authorization ?? '');
    if (!role) throw new Refusal(401);
    if (role !== 'superuser') throw new Refusal(403);
  });
  app.setErrorHandler<FastifyError>(({ statusCode = 500, message }, _request, reply) =>
    reply.status(statusCode).send({ name: names[statusCode] ?? 'error', message }),
  );
  const noQuery = { type: 'object', additionalProperties: false };
  app.get<{ Params: { uid: string } }>('/users/:uid', { schema: { params: pathOf('uid'), querystring: noQuery } }, async ({ params }) => {
    if (params.uid !== user.uid) throw new Refusal(404);
    return user;
  });
  app.get<{ Querystring: Record<string, string> }>('/groups', { schema: { querystring: listQuery } }, async ({ query }) => {
    const filters = Object.entries(filtersIn(query.filters));
    const words = `${query.q ?? ''} ${query.qName ?? ''}`.toLowerCase().split(/\s+/).filter(Boolean);
    const [field = 'id', direction = 'desc'] = (query.sort ?? 'id,desc').split(',');
    const fieldOf = (group: Group): unknown =>
      field === 'id' ? group.groupId : field === 'schoolUnit' ? group.schoolUid : Reflect.get(group, field);
    const rows = [...groups.values()]
      .filter((group) => filters.every(([name, value]) => Reflect.get(group, name) === value))
      .filter(({ name }) =>
        words.every((word) =>
          name
            .toLowerCase()
            .split(/\s+/)
            .some((part) => part.startsWith(word)),
        ),
      )
      .sort((one, other) => Number(String(fieldOf(one)) > String(fieldOf(other))) - 0.5)
      .sort((one, other) => (typeof fieldOf(one) === 'number' ? Number(fieldOf(one)) - Number(fieldOf(other)) : 0));
    if (direction === 'desc') rows.reverse();
    const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 10)];
    return { data: rows.slice((page - 1) * size, page * size).map((group) => shown(group, query)), meta: { totalItems: rows.length } };
  });
  const newGroup = {
    type: 'object',
    additionalProperties: false,
    required: ['schoolUid', 'name'],
    properties: { ...changes, schoolUid: uid },
  };
  const key = { type: 'object', properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 255 } } };
  app.put<{ Body: Group }>('/groups', { schema: { body: newGroup, headers: key } }, async ({ body }, reply) => {
    if (body.schoolUid !== school.uid) throw new Refusal(400);
    return reply.status(201).send({ uid: add(body).uid });
  });
  const oneGroup = { params: pathOf('id'), querystring: { type: 'object', additionalProperties: false, properties: { include } } };
  app.get<{ Params: { id: string }; Querystring: { include?: string } }>('/groups/:id', { schema: oneGroup }, async ({ params, query }) =>
    shown(found(params.id), query),
  );
  const change = { type: 'object', additionalProperties: false, minProperties: 1, properties: changes };
  app.patch<{ Params: { id: string }; Body: Partial<Group> }>(
    '/groups/:id',
    { schema: { params: pathOf('id'), body: change } },
    async ({ params, body }) => shown(Object.assign(found(params.id), body), {}),
  );
  app.delete<{ Params: { id: string } }>('/groups/:id', { schema: { params: pathOf('id') } }, async ({ params }, reply) => {
    groups.delete(found(params.id).uid);
    return reply.status(204).send();
  });
  for (const method of ['PUT', 'DELETE'] as const)
    app.route<{ Params: { uid: string; groupId: string } }>({
      method,
      url: '/users/:uid/groups/:groupId',
      schema: { params: pathOf('uid', 'groupId') },
      handler: async ({ params }, reply) => {
        if (params.uid !== user.uid) throw new Refusal(404);
        const ofGroup = members.get(found(params.groupId).uid) ?? new Set();
        if (method === 'PUT') ofGroup.add(params.uid);
        else if (!ofGroup.delete(params.uid)) throw new Refusal(404);
        return reply.status(204).send();
      },
    });
  await app.ready();
  return app.server;
}
