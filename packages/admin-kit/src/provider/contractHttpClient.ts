import { isJsonObject } from '@realmkit/openapi/json';
import type { Clients } from '@realmkit/shell';
import type { fetchUtils, Identifier, RaRecord } from 'ra-core';
import type { ResourceDeclaration } from '../resources/defineResource.ts';
import { UnsupportedVerbError, type Verb } from '../resources/errors.ts';
import type { ListRequest } from '../resources/ListRequest.ts';
import { bulkPageLimit, bulkPageSize, loadAllPages, maxBulkRows, type Page } from './loadAllPages.ts';
import { clientOf, send, withHttpErrors } from './send.ts';

/** The header from which ra-data-simple-rest reads the total. */
export const totalHeader = 'X-Total';

/** The parameters of react-admin's call that do not fit in a URL. */
export interface CallParams {
  readonly meta?: unknown;
  readonly data?: unknown;
  readonly previousData?: RaRecord | undefined;
}

const parseJson = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** Parses `range=[from,to]`, `sort=[field,ORDER]` and `filter={q,…}`, the query format of ra-data-simple-rest. */
function listRequestOf(query: URLSearchParams, meta: unknown): ListRequest {
  const range = parseJson(query.get('range'));
  const [from = 0, to = 9] = Array.isArray(range) ? range.map(Number) : [];
  const sort = parseJson(query.get('sort'));
  const [field = 'id', order] = Array.isArray(sort) ? sort.map(String) : [];
  const given = parseJson(query.get('filter'));
  const { q, ...filter } = isJsonObject(given) ? given : {};
  const size = to - from + 1;
  return {
    page: Math.floor(from / size) + 1,
    size,
    sort: { field, order: order === 'ASC' ? 'asc' : 'desc' },
    q: typeof q === 'string' ? q.trim() : '',
    filter,
    meta,
  };
}

/** Returns whether a call wants all rows of a list, beyond the limit of a bulk fetch: a task that must not miss any says so by `meta`. */
const isUnlimited = (meta: unknown): boolean => isJsonObject(meta) && meta.allRows === true;

/** Returns the total of a response that may lack it, although the contract requires it (admin §4). */
function totalOf(body: unknown): number | undefined {
  const meta = isJsonObject(body) && isJsonObject(body.meta) ? body.meta : {};
  return typeof meta.totalItems === 'number' ? meta.totalItems : undefined;
}

const jsonResponse = (json: unknown, headers = new Headers()) => ({ status: 200, headers, body: '', json });

/** The verb of a request of ra-data-simple-rest, by its method. */
const verbsOfRecord: Readonly<Record<string, Verb>> = { GET: 'getOne', PUT: 'update', DELETE: 'delete' };

/**
 * Creates an HTTP client for one call of ra-data-simple-rest: it maps the resource, the id and the query of the URL to the method and the path of
 * the contract, and sends them by the service's client.
 * @param params are the parameters of the call that are not in the URL
 */
export function contractHttpClient(
  clients: Clients,
  name: string,
  resource: ResourceDeclaration,
  params: CallParams,
): typeof fetchUtils.fetchJson {
  const client = clientOf(clients, resource.service);
  const { meta, data, previousData } = params;

  const list = async (query: URLSearchParams, signal?: AbortSignal) => {
    const { getList } = resource;
    if (!getList) throw new UnsupportedVerbError(name, 'getList');
    const load = async (request: ListRequest): Promise<Page<RaRecord>> => {
      const { body } = await send(client, getList, getList.request(request), signal);
      const data = getList.rows(body, request);
      return { data, total: totalOf(body) ?? (getList.countsRows ? data.length : undefined) };
    };
    const request = listRequestOf(query, meta);
    const { data: rows, total = -1 } = await (request.size === maxBulkRows
      ? loadAllPages((page) => load({ ...request, page, size: bulkPageSize }), {
          signal,
          ...(!isUnlimited(meta) && { pageLimit: bulkPageLimit }),
        })
      : load(request));
    return jsonResponse(rows, new Headers({ [totalHeader]: String(total) }));
  };

  const one = async (id: Identifier, signal?: AbortSignal): Promise<RaRecord> => {
    const { getOne } = resource;
    if (!getOne) throw new UnsupportedVerbError(name, 'getOne');
    return getOne.record((await send(client, getOne, getOne.request({ id, meta }), signal)).body, { id, meta });
  };

  const create = async () => {
    if (!resource.create) throw new UnsupportedVerbError(name, 'create');
    const { body, location } = await send(client, resource.create, resource.create.request({ data, meta }));
    return jsonResponse(resource.create.record(body, { data, location }));
  };

  const update = async (id: Identifier) => {
    const { update: declared } = resource;
    if (!declared) throw new UnsupportedVerbError(name, 'update');
    const request = { id, data, previousData, meta };
    const { body } = await send(client, declared, declared.request(request));
    if (declared.record) return jsonResponse(declared.record(body, request));
    return jsonResponse(null);
  };

  const remove = async (id: Identifier) => {
    if (!resource.delete) throw new UnsupportedVerbError(name, 'delete');
    await send(client, resource.delete, resource.delete.request({ id, previousData, meta }));
    return jsonResponse({ id });
  };

  return (url: string, { method = 'GET', signal } = {}) =>
    withHttpErrors(async () => {
      const { pathname, searchParams } = new URL(url, 'rest:/');
      const [, , encodedId] = pathname.split('/');
      const abort = signal ?? undefined;
      if (encodedId === undefined) return method === 'POST' ? await create() : await list(searchParams, abort);
      const id = decodeURIComponent(encodedId);
      switch (verbsOfRecord[method]) {
        case 'update':
          return await update(id);
        case 'delete':
          return await remove(id);
        default:
          return jsonResponse(await one(id, abort));
      }
    });
}
