import type { Locale } from '@realmkit/shell';
import type { FakeShell } from '@realmkit/shell/testing';
import { defineResource } from '../resources/defineResource.ts';
import { kitShell } from './KitPage.tsx';

const withUid = <Item extends { readonly uid: string }>(item: Item) => ({ ...item, id: item.uid });
const byId = ({ id }: { readonly id: string | number }) => ({ path: { id: String(id) } });

/** The resources of the pages of the kit's stories and tests: groups, and the schools that they belong to. */
export const recordResources = {
  groups: defineResource('customerManagement', {
    dependsOn: ['schoolUnits'],
    getList: {
      call: 'GET /groups',
      answer: { data: [] },
      request: ({ page, size, filter }) => ({ query: { page, size, filters: JSON.stringify(filter) } }),
      rows: ({ data }) => data.map(withUid),
    },
    getOne: { call: 'GET /groups/{id}', answer: {}, request: byId, record: withUid },
    create: { call: 'PUT /groups', answer: {}, request: ({ data }) => ({ body: data }), record: withUid },
    update: { call: 'PATCH /groups/{id}', answer: {}, request: ({ id, data }) => ({ ...byId({ id }), body: data }) },
  }),
  schoolUnits: defineResource('customerManagement', {
    getList: {
      call: 'GET /schoolUnits',
      answer: { data: [] },
      request: ({ page, size, q }) => ({ query: { page, size, ...(q && { q }) } }),
      rows: ({ data }) => data.map(withUid),
    },
    getOne: { call: 'GET /schoolUnits/{id}', answer: {}, request: byId, record: withUid },
  }),
};

/** The group that is shown. */
export const group = { uid: 'se-1', name: 'Klass 2B', type: 'class', schoolUid: 'se-2', typicalSchoolEntryYear: 2020, userCount: 24 };

const schoolUnits = [
  { uid: 'se-2', name: 'Björkskolan' },
  { uid: 'se-3', name: 'Humlan' },
];

/** Returns the response of a service that refuses a value. */
export const refusal = (attribute: string, reason: string): Response =>
  Response.json({ name: 'ValidationError', message: 'No.', attributes: [{ attribute, reason }] }, { status: 400 });

/** How the service of a record behaves. */
export interface KitRecordOptions {
  /** Returns another response to a request. */
  readonly instead?: (request: Request) => Response | undefined | Promise<Response | undefined>;
  /** Called with each request and its body. */
  readonly onRequest?: (line: string) => void;
  readonly locale?: Locale;
}

/** The shell of a page over a service with a group and two schools, which writes what it gets. */
export function recordShell({ instead, onRequest, locale }: KitRecordOptions = {}): Promise<FakeShell> {
  let now = group;
  return kitShell(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [resource = '', id] = pathname.split('/').slice(3);
    if (resource !== 'groups' && resource !== 'schoolUnits') return undefined;
    const body = await request.clone().text();
    onRequest?.(
      [request.method, [resource, id].filter(Boolean).join('/'), searchParams.get('q'), searchParams.get('filters'), body]
        .filter(Boolean)
        .join(' '),
    );
    const other = await instead?.(request);
    if (other) return other;
    if (resource === 'groups') {
      if (request.method !== 'GET') now = { ...now, ...JSON.parse(body) };
      if (request.method === 'PUT') return Response.json(now, { status: 201 });
      return Response.json(id === undefined ? { data: [now], meta: { totalItems: 1 } } : now);
    }
    const data = schoolUnits.filter(({ uid, name }) => (id ? uid === id : name.includes(searchParams.get('q') ?? '')));
    if (id === undefined) return Response.json({ data, meta: { totalItems: data.length } });
    return data[0] ? Response.json(data[0]) : new Response(null, { status: 404 });
  }, locale);
}
