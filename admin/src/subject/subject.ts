import { ServiceError, unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { queryOptions } from '@tanstack/react-query';

/** The kinds of subjects: a person, a group or a school unit. */
export const subjectKinds = ['schoolUnit', 'group', 'user'] as const;

/** The kind of a subject. */
export type SubjectKind = (typeof subjectKinds)[number];

/** A person, a group or a school unit that can be selected. */
export interface Subject {
  readonly uid: string;
  readonly name: string;
  /** A detail that distinguishes it from others of the same name. */
  readonly detail?: string | undefined;
  /** When it was deleted, as an ISO 8601 time. */
  readonly deletedAt?: string;
}

type CustomerManagement = Clients['customerManagement'];

const size = 25;

/** Searches the subjects of a kind by name; optionally only users of one role. */
export async function findSubjects(
  client: CustomerManagement,
  kind: SubjectKind,
  q: string,
  { role, signal }: { readonly role?: 'student' | undefined; readonly signal: AbortSignal },
): Promise<readonly Subject[]> {
  const query = { page: 1, size, sort: 'name,asc', ...(q && { q }) } as const;
  switch (kind) {
    case 'schoolUnit': {
      const { data } = unwrap(await client.GET('/schoolUnits', { params: { query }, signal }));
      return data.map(({ uid, name, city }) => ({ uid, name, detail: city ?? undefined }));
    }
    case 'group': {
      const { data } = unwrap(await client.GET('/groups', { params: { query: { ...query, include: 'schoolUnit' } }, signal }));
      return data.map(({ uid, name, schoolUnit }) => ({ uid, name, detail: schoolUnit?.name }));
    }
    case 'user': {
      const filters = role && { filters: JSON.stringify({ role }) };
      const { data } = unwrap(await client.GET('/users', { params: { query: { ...query, ...filters } }, signal }));
      return data.map(({ uid, name, userName }) => ({ uid, name, detail: userName }));
    }
  }
}

/** Searches deleted users or groups by name in the audit log. */
async function findDeletedSubjects(
  client: CustomerManagement,
  kind: 'user' | 'group',
  q: string,
  signal: AbortSignal,
): Promise<readonly Subject[]> {
  const query = { page: 1, size, filters: JSON.stringify({ deleted: kind, ...(q && { q }) }) };
  const { data } = unwrap(await client.GET('/auditLogs', { params: { query }, signal }));
  return data.map(({ subject, subjectName, timestamp }) => ({ uid: subject, name: subjectName ?? subject, deletedAt: timestamp }));
}

/** Searches the subjects of a kind by name, those that are deleted last. */
export async function findLoggedSubjects(
  client: CustomerManagement,
  kind: SubjectKind,
  q: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly Subject[]> {
  const found = await Promise.all([
    findSubjects(client, kind, q, { signal }),
    ...(kind === 'schoolUnit' ? [] : [findDeletedSubjects(client, kind, q, signal)]),
  ]);
  return found.flat();
}

/** Fetches the subject of a kind with a uid; one that is deleted has its name in the audit log. */
async function fetchSubject(client: CustomerManagement, kind: SubjectKind, uid: string, signal: AbortSignal): Promise<Subject> {
  try {
    return await fetchPresentSubject(client, kind, uid, signal);
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) throw error;
    const query = { page: 1, size: 1, filters: JSON.stringify({ subject: uid }) };
    const [entry] = unwrap(await client.GET('/auditLogs', { params: { query }, signal })).data;
    if (!entry) throw error;
    return { uid, name: entry.subjectName ?? uid, deletedAt: entry.timestamp };
  }
}

async function fetchPresentSubject(client: CustomerManagement, kind: SubjectKind, uid: string, signal: AbortSignal): Promise<Subject> {
  switch (kind) {
    case 'schoolUnit': {
      const { name, city } = unwrap(await client.GET('/schoolUnits/{id}', { params: { path: { id: uid } }, signal }));
      return { uid, name, detail: city ?? undefined };
    }
    case 'group': {
      const params = { path: { id: uid }, query: { include: 'schoolUnit' as const } };
      const { name, schoolUnit } = unwrap(await client.GET('/groups/{id}', { params, signal }));
      return { uid, name, detail: schoolUnit?.name };
    }
    case 'user': {
      const { name, userName } = unwrap(await client.GET('/users/{uid}', { params: { path: { uid } }, signal }));
      return { uid, name, detail: userName };
    }
  }
}

/** Returns the query of a subject by its uid; disabled while there is none. */
export const subjectQuery = ({ customerManagement }: Pick<Clients, 'customerManagement'>, kind: SubjectKind, uid: string | undefined) =>
  queryOptions({
    queryKey: ['subject', kind, uid],
    queryFn: ({ signal }) => fetchSubject(customerManagement, kind, uid ?? '', signal),
    enabled: uid !== undefined,
  });
