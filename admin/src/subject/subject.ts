import { unwrap } from '@realmkit/openapi';
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

/** Fetches the subject of a kind with a uid. */
async function fetchSubject(client: CustomerManagement, kind: SubjectKind, uid: string, signal: AbortSignal): Promise<Subject> {
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
