import type { AuditLogEntry, Group, SchoolUnit, User } from '@realmkit/openapi';
import { isRole } from '../users/roles.ts';
import * as school from './school.ts';

/** What a fake customer-management holds, and how it fails. */
export interface FakeCustomersOptions {
  readonly users?: readonly User[];
  readonly schoolUnits?: readonly SchoolUnit[];
  readonly groups?: readonly Group[];
  readonly auditLogs?: readonly AuditLogEntry[];
  /** Answers in the service's place, or leaves the request to it. */
  readonly instead?: (request: Request) => Response | Promise<Response> | undefined;
}

/** A customer-management without network, and the requests it got, e.g. `PUT /users/se-user-1/schoolUnits/se-school-2 {"role":"admin"}`. */
export interface FakeCustomers {
  readonly answer: (request: Request) => Promise<Response | undefined>;
  readonly requests: readonly string[];
}

const done = (status: number) => new Response(null, { status });
const notFound = () => Response.json({ name: 'not_found', message: 'There is no such thing.' }, { status: 404 });

/** A page of rows by the contract's query: search by the beginnings of words of the name, sort by a field, page and size. */
function page<Row extends { name?: string | undefined }>(all: readonly Row[], url: URL): Response {
  const query = url.searchParams;
  const q = query.get('q')?.toLowerCase() ?? '';
  const [field = 'id', direction] = (query.get('sort') ?? 'id,desc').split(',');
  const fieldOf = (row: Row) => String(Object.entries(row).find(([name]) => name === field)?.[1] ?? '');
  const found = all.filter(({ name = '' }) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(q)),
  );
  const ascending = field === 'id' ? found : found.toSorted((a, b) => fieldOf(a).localeCompare(fieldOf(b), 'sv'));
  const rows = direction === 'desc' ? ascending.toReversed() : ascending;
  const [number, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 10)];
  return Response.json({ data: rows.slice((number - 1) * size, number * size), meta: { totalItems: rows.length } });
}

/** Creates a customer-management that remembers what is done to its users. */
export function fakeCustomers(options: FakeCustomersOptions = {}): FakeCustomers {
  const { schoolUnits = school.schoolUnits, groups = school.groups, auditLogs = school.auditLogs, instead } = options;
  const requests: string[] = [];
  let users = options.users ?? school.users;
  const nameOf = (uid: string) => schoolUnits.find((unit) => unit.uid === uid)?.name ?? uid;

  const filtersOf = (url: URL): Record<string, string> => JSON.parse(url.searchParams.get('filters') ?? '{}');
  const matching = (url: URL) => {
    const { role, schoolUid } = filtersOf(url);
    const fits = (place: User['schoolAssociations'][number]) =>
      (role === undefined || place.role === role) && (schoolUid === undefined || place.schoolUid === schoolUid);
    return users.filter(({ schoolAssociations }) => schoolAssociations.some(fits));
  };
  const links = (url: URL) =>
    users
      .filter(({ uid }) => uid === filtersOf(url).userUid)
      .flatMap(({ uid, userName, name, schoolAssociations }) =>
        schoolAssociations.map((place) => ({
          ...place,
          userUid: uid,
          userName,
          name,
          active: schoolUnits.find((unit) => unit.uid === place.schoolUid)?.active ?? true,
        })),
      );
  const change = (uid: string, associations: User['schoolAssociations']) => {
    users = users.map((row) => (row.uid === uid ? { ...row, schoolAssociations: associations } : row));
  };

  const history = (url: URL) => {
    const size = Number(url.searchParams.get('size') ?? 10);
    return Response.json({ data: auditLogs.slice(0, size), meta: { totalItems: auditLogs.length } });
  };

  function ofUser(method: string, uid: string, schoolUid: string | undefined, body: unknown): Response {
    const found = users.find((row) => row.uid === uid);
    if (!found) return notFound();
    if (schoolUid === undefined) {
      if (method === 'GET') return Response.json(found);
      users = users.filter((row) => row !== found);
      return done(200);
    }
    const others = found.schoolAssociations.filter((place) => place.schoolUid !== schoolUid);
    const role: unknown = typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined;
    change(uid, method === 'PUT' && isRole(role) ? [...others, { schoolUid, schoolName: nameOf(schoolUid), role }] : others);
    return done(method === 'PUT' ? 204 : 200);
  }

  function serve(method: string, url: URL, body: unknown): Response | undefined {
    const [, resource, uid, part, partUid] = url.pathname.replace(/^\/customer-management\/\w+/, '').split('/');
    switch (resource) {
      case 'users':
        if (uid === undefined) return page(matching(url), url);
        return part === 'auditLogs' ? history(url) : ofUser(method, uid, partUid, body);
      case 'schoolUnits':
      case 'groups': {
        const rows: readonly (SchoolUnit | Group)[] = resource === 'groups' ? groups : schoolUnits;
        const row = rows.find((candidate) => candidate.uid === uid);
        return uid === undefined ? page(rows, url) : row ? Response.json(row) : notFound();
      }
      case 'userSchoolUnits':
        return page(links(url), url);
      default:
        return undefined;
    }
  }

  return {
    requests,
    answer: async (request) => {
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/customer-management/')) return undefined;
      const text = await request.clone().text();
      requests.push([request.method, url.pathname.replace(/^\/customer-management\/\w+/, ''), text].filter(Boolean).join(' '));
      return (await instead?.(request)) ?? serve(request.method, url, text ? JSON.parse(text) : undefined);
    },
  };
}
