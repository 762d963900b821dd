import type { AuditLogEntry, Group, SchoolUnit, User } from '@realmkit/openapi';
import { isRole } from '../dataProvider/roles.ts';
import { emptyResponse, type FakeService, fakeService, type Instead, notFoundResponse } from './fakeService.ts';
import * as school from './school.ts';

/** The data of a fake customer-management, and its faults. */
export interface FakeCustomersOptions {
  readonly users?: readonly User[];
  readonly schoolUnits?: readonly SchoolUnit[];
  readonly groups?: readonly Group[];
  readonly auditLogs?: readonly AuditLogEntry[];
  readonly instead?: Instead;
}

/** Returns a page of rows by the contract's query: searched by the beginnings of words of the name, sorted by a field, paged. */
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

const fields = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

/** Returns a row by its uid, or a page of all. */
function ofRows<Row extends { uid: string; name: string }>(rows: readonly Row[], uid: string | undefined, url: URL): Response {
  if (uid === undefined) return page(rows, url);
  const row = rows.find((candidate) => candidate.uid === uid);
  return row ? Response.json(row) : notFoundResponse();
}

/** The members of a group. */
const members = school.users.slice(2, 5).map(({ uid, name, userName }) => ({ userUid: uid, groupUid: 'se-group-1', name, userName }));

const subscriptions = [
  { schoolUid: 'se-school-2', schoolName: 'Björkskolan', type: 'polylino-school', startDate: '2025-08-01', endDate: '2026-06-30' },
];

/** Creates a fake customer-management that stores the changes of its users. */
export function fakeCustomers(options: FakeCustomersOptions = {}): FakeService {
  const { auditLogs = school.auditLogs, instead } = options;
  let { schoolUnits = school.schoolUnits, groups = school.groups } = options;
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

  function restore(uid: string | undefined): Response {
    const found = (options.users ?? school.users).find((row) => row.uid === uid);
    if (!found || users.some((row) => row.uid === uid)) return notFoundResponse();
    users = [...users, found];
    return emptyResponse();
  }

  function ofUser(method: string, uid: string, schoolUid: string | undefined, body: unknown): Response {
    const found = users.find((row) => row.uid === uid);
    if (!found) return notFoundResponse();
    if (schoolUid === undefined) {
      if (method === 'GET') return Response.json(found);
      users = users.filter((row) => row !== found);
      return emptyResponse(200);
    }
    const others = found.schoolAssociations.filter((place) => place.schoolUid !== schoolUid);
    const role: unknown = typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined;
    change(uid, method === 'PUT' && isRole(role) ? [...others, { schoolUid, schoolName: nameOf(schoolUid), role }] : others);
    return emptyResponse(method === 'PUT' ? 204 : 200);
  }

  function serve(method: string, url: URL, body: unknown): Response | undefined {
    const [, resource, uid, part, partUid] = url.pathname.replace(/^\/customer-management\/\w+/, '').split('/');
    switch (resource) {
      case 'users':
        if (uid === undefined) return page(matching(url), url);
        if (part === 'schoolSubscriptions') return Response.json({ data: subscriptions });
        if (part === 'groups') return emptyResponse();
        if (part === 'restore') return restore(uid);
        if (part === 'personalData') return Response.json({ uid, data: [] });
        return part === 'auditLogs' ? history(url) : ofUser(method, uid, partUid, body);
      case 'userGroups':
        return page(members, url);
      case 'subscriptionTypes':
        return Response.json({ data: [{ type: 'polylino-school', name: 'Polylino' }] });
      case 'userSubscriptionPeriods':
        return Response.json({ data: [], meta: { totalItems: 0 } });
      case 'schoolUnits':
        if (method === 'POST') return Response.json({ ...schoolUnits[0], ...fields(body), uid: 'se-school-1' }, { status: 201 });
        if (method === 'PATCH') {
          schoolUnits = schoolUnits.map((row) => (row.uid === uid ? { ...row, ...fields(body) } : row));
          return Response.json(schoolUnits.find((row) => row.uid === uid));
        }
        return ofRows(schoolUnits, uid, url);
      case 'groups':
        if (method === 'PUT') return Response.json({ uid: 'se-group-1' }, { status: 201 });
        if (method === 'DELETE') {
          groups = groups.filter((row) => row.uid !== uid);
          return emptyResponse();
        }
        if (method === 'PATCH') {
          groups = groups.map((row) => (row.uid === uid ? { ...row, ...fields(body) } : row));
          return Response.json(groups.find((row) => row.uid === uid));
        }
        return ofRows(groups, uid, url);

      case 'userSchoolUnits':
        return page(links(url), url);
      default:
        return undefined;
    }
  }

  return fakeService({ base: /^\/customer-management\/\w+(?=\/)/, instead, serve });
}
