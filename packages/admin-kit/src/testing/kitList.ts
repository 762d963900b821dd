import type { Locale } from '@realmkit/shell';
import type { FakeShell } from '@realmkit/shell/testing';
import { isOneOf } from '../listState/url/filterChecks.ts';
import { bulkPageSize } from '../provider/loadAllPages.ts';
import { defineResource } from '../resources/defineResource.ts';
import { kitShell } from './KitPage.tsx';

/** The resource of the lists of the kit's stories and tests. */
export const listResources = {
  groups: defineResource('customerManagement', {
    getList: {
      call: 'GET /groups',
      answer: { data: [] },
      request: ({ page, size, sort, q, filter }) => ({
        query: { page, size, sort: `${sort.field},${sort.order}`, ...(q && { q }), filters: JSON.stringify(filter) },
      }),
      rows: ({ data }) => data.map((group) => ({ ...group, id: group.uid })),
      sortable: ['id', 'name', 'schoolUid'],
      filters: { type: isOneOf('class', 'group'), schoolUid: isOneOf('se-school-1', 'se-school-2') },
      groupField: 'schoolUid',
    },
    getOne: {
      call: 'GET /groups/{id}',
      answer: {},
      request: ({ id }) => ({ path: { id: String(id) } }),
      record: (group) => ({ ...group, id: group.uid }),
    },
    delete: { call: 'DELETE /groups/{id}', request: ({ id }) => ({ path: { id: String(id) } }) },
  }),
};

/** Returns groups of two schools, the newest first. */
const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    uid: `se-group-${count - index}`,
    groupId: count - index,
    name: `Klass ${count - index}`,
    type: index % 3 === 0 ? 'group' : 'class',
    schoolUid: `se-school-${(index % 2) + 1}`,
    userCount: 20 + (index % 9),
  }));

/** How the service of a list behaves. */
export interface KitListOptions {
  readonly count?: number;
  readonly behaviour?: 'failing' | 'waiting';
  /** Where it behaves so: everywhere, or only while all rows are loaded at once. */
  readonly where?: 'everywhere' | 'allRows';
  /** Whether the service says how many rows there are. */
  readonly isCounted?: boolean;
  /** The groups that it refuses to delete. */
  readonly undeletable?: readonly string[];
  /** Called with each deletion. */
  readonly onDelete?: (line: string) => void;
  readonly locale?: Locale;
}

/** The shell of a page over a service with a number of groups. */
export function listShell({
  count = 24,
  behaviour,
  where = 'everywhere',
  isCounted = true,
  undeletable = [],
  onDelete,
  locale,
}: KitListOptions = {}): Promise<FakeShell> {
  let all = groups(count);
  return kitShell((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const behavesSo = where === 'everywhere' || searchParams.get('size') === String(bulkPageSize);
    if (behaviour === 'waiting' && behavesSo) return new Promise(() => {});
    if (behaviour === 'failing' && behavesSo)
      return Response.json({ name: 'ValidationError', message: 'No.', attributes: [] }, { status: 400 });
    if (request.method === 'DELETE') {
      const uid = pathname.split('/').at(-1) ?? '';
      onDelete?.(`DELETE groups/${uid}`);
      if (undeletable.includes(uid)) return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
      all = all.filter((group) => group.uid !== uid);
      return new Response(null, { status: 204 });
    }
    const one = all.find(({ uid }) => pathname.endsWith(uid));
    if (one) return Response.json(one);
    const filters: Readonly<Record<string, unknown>> = JSON.parse(searchParams.get('filters') ?? '{}');
    const q = searchParams.get('q') ?? '';
    const found = all.filter(
      ({ name, type, schoolUid }) =>
        name.includes(q) && (!filters.type || filters.type === type) && (!filters.schoolUid || filters.schoolUid === schoolUid),
    );
    const rows = searchParams.get('sort')?.endsWith('asc') ? found.toReversed() : found;
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    return Response.json({ data: rows.slice((page - 1) * size, page * size), meta: isCounted ? { totalItems: found.length } : {} });
  }, locale);
}
