import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import { loadAllPages, type Page } from '../../dataProvider/allPages.ts';

/** A member of a group, or a person who could become one. */
export interface Member {
  /** The id of the person in the legacy service; the uid in customer-management. */
  readonly key: string;
  readonly name: string;
  readonly userName: string;
}

/** The calls for the members of a group; each change has its inverse. Each call may fail with a ServiceError. */
export interface MemberCalls {
  /** The query key of the list. */
  readonly key: readonly (string | number)[];
  /** Fetches all members, up to the limit of a bulk fetch. */
  readonly list: (signal: AbortSignal) => Promise<Page<Member>>;
  /** Searches the people of the group's organisation. */
  readonly search: (searchText: string, signal: AbortSignal) => Promise<readonly Member[]>;
  readonly add: (member: Member) => Promise<void>;
  readonly remove: (member: Member) => Promise<void>;
}

interface LegacyRow {
  readonly id: number;
  readonly attributes: { readonly name: { readonly value: string | null }; readonly username: { readonly value: string | null } };
}

const legacyMember = ({ id, attributes }: LegacyRow): Member => ({
  key: String(id),
  name: attributes.name.value ?? String(id),
  userName: attributes.username.value ?? '',
});

/** Returns the member calls of the legacy service: removal by the group's PATCH, addition by the groups of the person (admin §7). */
export const legacyMembers = (
  { controlPanel }: Pick<Clients, 'controlPanel'>,
  groupId: number,
  organizationId: number | undefined,
): MemberCalls => ({
  key: ['groupMembers', groupId],
  list: (signal) =>
    loadAllPages(async (page) => {
      const params = { path: { groupId }, query: { page, size: 100, sort: 'name,asc' as const } };
      const { data, meta } = unwrap(await controlPanel.GET('/v1/groups/{groupId}/users', { params, signal }));
      return { rows: data.map(legacyMember), total: meta.totalItems };
    }),
  search: async (q, signal) => {
    if (organizationId === undefined) return [];
    const params = { path: { id: organizationId }, query: { q, size: 10, sort: 'name,asc' as const } };
    return unwrap(await controlPanel.GET('/v1/organizations/{id}/users', { params, signal })).data.map(legacyMember);
  },
  add: async ({ key }) => {
    const params = { path: { userId: Number(key) } };
    const { values } = unwrap(await controlPanel.GET('/v2/users/{userId}/groups', { params }));
    unwrap(await controlPanel.PUT('/v1/users/{userId}/groups', { params, body: { data: [...values.map(({ id }) => id), groupId] } }));
  },
  remove: async ({ key }) => {
    unwrap(
      await controlPanel.PATCH('/v1/groups/{groupId}', { params: { path: { groupId } }, body: { data: { removeUsers: [Number(key)] } } }),
    );
  },
});

/** Returns the member calls of customer-management (admin §7). */
export const managedMembers = (
  { customerManagement }: Pick<Clients, 'customerManagement'>,
  groupId: string,
  schoolUid: string,
): MemberCalls => ({
  key: ['userGroups', 'members', groupId],
  list: (signal) =>
    loadAllPages(async (page) => {
      const query = { page, size: 100, sort: 'name,asc', filters: JSON.stringify({ groupUid: groupId }) };
      const { data, meta } = unwrap(await customerManagement.GET('/userGroups', { params: { query }, signal }));
      return { rows: data.map(({ userUid, name, userName }) => ({ key: userUid, name, userName })), total: meta.totalItems };
    }),
  search: async (q, signal) => {
    const query = { q, size: 10, sort: 'name,asc', filters: JSON.stringify({ schoolUid }) };
    const { data } = unwrap(await customerManagement.GET('/users', { params: { query }, signal }));
    return data.map(({ uid, name, userName }) => ({ key: uid, name, userName }));
  },
  add: async ({ key }) => {
    unwrap(await customerManagement.PUT('/users/{uid}/groups/{groupId}', { params: { path: { uid: key, groupId } } }));
  },
  remove: async ({ key }) => {
    unwrap(await customerManagement.DELETE('/users/{uid}/groups/{groupId}', { params: { path: { uid: key, groupId } } }));
  },
});
