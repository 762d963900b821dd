import { ServiceError } from '@realmkit/openapi';
import { isJsonObject } from '@realmkit/openapi/json';
import type { fetchUtils } from 'ra-core';
import { bulkPageSize, loadAllPages, maxBulkRows } from './allPages.ts';
import { httpErrorOf } from './httpError.ts';
import type { ListRequest } from './ListRequest.ts';
import type { ResourceCalls } from './resourceCalls.ts';

/** The header from which ra-data-simple-rest reads the total. */
export const totalHeader = 'X-Total';

const parseJson = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Parses `range=[from,to]`, `sort=[field,ORDER]` and `filter={q,…}`, the query format of ra-data-simple-rest. */
function listRequestOf(query: URLSearchParams, signal: AbortSignal | null): ListRequest {
  const range = parseJson(query.get('range'));
  const [from, to] = Array.isArray(range) ? range.map(Number) : [];
  const sort = parseJson(query.get('sort'));
  const [field, order] = Array.isArray(sort) ? sort.map(String) : [];
  const filter = parseJson(query.get('filter'));
  const { q, ...filters } = isJsonObject(filter) ? filter : {};
  const size = (to ?? 9) - (from ?? 0) + 1;
  return {
    page: Math.floor((from ?? 0) / size) + 1,
    size,
    sort: `${field ?? 'id'},${order === 'ASC' ? 'asc' : 'desc'}`,
    searchString: typeof q === 'string' ? q.trim() : '',
    filters,
    signal,
  };
}

/** Loads one page, or all pages of a bulk fetch. */
const load = (list: ResourceCalls['list'], request: ListRequest) =>
  request.size === maxBulkRows ? loadAllPages((page) => list({ ...request, page, size: bulkPageSize })) : list(request);

const jsonResponse = (json: unknown, headers = new Headers()) => ({ status: 200, headers, body: '', json });

async function call(calls: ResourceCalls, id: string | undefined, query: URLSearchParams, { method, signal = null }: fetchUtils.Options) {
  if (id === undefined) {
    const { rows, total } = await load(calls.list, listRequestOf(query, signal));
    return jsonResponse(rows, new Headers({ [totalHeader]: String(total) }));
  }
  if (method === 'DELETE' && calls.delete) return jsonResponse(await calls.delete(id));
  if (method === undefined && calls.one) return jsonResponse(await calls.one(id, signal));
  throw new Error(`The resource has no ${method ?? 'GET'} of a single record`);
}

/** Creates an HTTP client that handles the requests of ra-data-simple-rest with the typed calls of a resource. */
export const simpleRestClient =
  (calls: ResourceCalls): typeof fetchUtils.fetchJson =>
  async (url: string, options = {}) => {
    const { pathname, searchParams } = new URL(url, 'rest:/');
    const [, , id] = pathname.split('/');
    try {
      return await call(calls, id && decodeURIComponent(id), searchParams, options);
    } catch (error) {
      throw error instanceof ServiceError ? httpErrorOf(error) : error;
    }
  };
