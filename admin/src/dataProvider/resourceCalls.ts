import { unwrap } from '@realmkit/openapi';
import type { Clients } from '@realmkit/shell';
import type { Page } from './allPages.ts';
import { type ListRequest, listQueryOf, pageOf, type Row } from './ListRequest.ts';

/** The calls of a resource; a call that the contract lacks is undefined. */
export interface ResourceCalls {
  list: (request: ListRequest) => Promise<Page<Row>>;
  one?: (id: string, signal: AbortSignal | null) => Promise<Row>;
  delete?: (id: string) => Promise<Row>;
}

/** Returns the id of a link, which has none of its own; uids are opaque and may contain any character. */
const linkId = (...uids: string[]) => uids.map(encodeURIComponent).join('/');

const withUid = <Item extends { uid: string }>(item: Item) => ({ ...item, id: item.uid });

/**
 * Returns the calls of customer-management by resource (admin §7). Paths, queries and responses are checked against the contract:
 * a wrong or removed path does not compile.
 */
export const resourceCalls = (client: Clients['customerManagement']) =>
  ({
    users: {
      list: async (request) =>
        pageOf(unwrap(await client.GET('/users', { params: { query: listQueryOf(request) }, signal: request.signal })), withUid),
      one: async (uid, signal) => withUid(unwrap(await client.GET('/users/{uid}', { params: { path: { uid } }, signal }))),
      delete: async (uid) => {
        unwrap(await client.DELETE('/users/{uid}', { params: { path: { uid } } }));
        return { id: uid };
      },
    },
    schoolUnits: {
      list: async (request) =>
        pageOf(unwrap(await client.GET('/schoolUnits', { params: { query: listQueryOf(request) }, signal: request.signal })), withUid),
      one: async (id, signal) => withUid(unwrap(await client.GET('/schoolUnits/{id}', { params: { path: { id } }, signal }))),
    },
    groups: {
      list: async (request) => {
        const query = { ...listQueryOf(request), include: 'schoolUnit' } as const;
        return pageOf(unwrap(await client.GET('/groups', { params: { query }, signal: request.signal })), withUid);
      },
      one: async (id, signal) => withUid(unwrap(await client.GET('/groups/{id}', { params: { path: { id } }, signal }))),
    },
    userSchoolUnits: {
      list: async (request) => {
        const body = unwrap(await client.GET('/userSchoolUnits', { params: { query: listQueryOf(request) }, signal: request.signal }));
        // Without a total, the specification takes the length of this list.
        return pageOf(body, (link) => ({ ...link, id: linkId(link.userUid, link.schoolUid) }), body.data.length);
      },
    },
    userGroups: {
      list: async (request) => {
        const body = unwrap(await client.GET('/userGroups', { params: { query: listQueryOf(request) }, signal: request.signal }));
        return pageOf(body, (link) => ({ ...link, id: linkId(link.userUid, link.groupUid) }), body.data.length);
      },
    },
    auditLogs: {
      list: async ({ page, size, filters, signal }) => {
        const params = { path: { uid: String(filters.userUid) }, query: { page, size } };
        return pageOf(unwrap(await client.GET('/users/{uid}/auditLogs', { params, signal })), (entry) => entry);
      },
    },
  }) satisfies Record<string, ResourceCalls>;
