import type { DataProvider, GetListResult, PaginationPayload, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { ResourceCalls } from './resourceCalls.ts';
import { simpleRestClient, totalHeader } from './simpleRestClient.ts';

/** Replaces a missing total (-1, admin §4) by page info: react-admin's pager cannot count with it, but can continue while pages are full. */
function withoutMissingTotal<Item extends RaRecord>(
  { total, ...result }: GetListResult<Item>,
  { page, perPage }: PaginationPayload,
): GetListResult<Item> {
  if (total !== undefined && total >= 0) return { ...result, total };
  return { ...result, pageInfo: { hasNextPage: result.data.length >= perPage, hasPreviousPage: page > 1 } };
}

function restProvider(calls: ResourceCalls): DataProvider {
  const rest = simpleRest('', simpleRestClient(calls), totalHeader);
  return {
    ...rest,
    getList: async (resource, params) =>
      withoutMissingTotal(await rest.getList(resource, params), params.pagination ?? { page: 1, perPage: 10 }),
    getManyReference: async (resource, params) => withoutMissingTotal(await rest.getManyReference(resource, params), params.pagination),
    // The contracts have no list of several ids.
    getMany: async (resource, { ids, signal }) => {
      const results = await Promise.all(ids.map((id) => rest.getOne(resource, { id, ...(signal && { signal }) })));
      return { data: results.map(({ data }) => data) };
    },
  };
}

/** Creates the data providers of resources, with ra-data-simple-rest over their typed calls. */
export const restProviders = (resources: Readonly<Record<string, ResourceCalls>>): Record<string, DataProvider> =>
  Object.fromEntries(Object.entries(resources).map(([name, calls]) => [name, restProvider(calls)]));
