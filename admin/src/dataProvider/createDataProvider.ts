import type { Clients } from '@realmkit/shell';
import type { DataProvider, GetListResult, PaginationPayload, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { type AssociationCalls, associationCalls } from './associations.ts';
import { type ResourceCalls, type ResourceName, resourceCalls } from './resourceCalls.ts';
import { simpleRestClient, totalHeader } from './simpleRestClient.ts';

/** The panel's way to the services: react-admin's verbs over the contract's calls, and the calls that are no verb. */
export type PanelDataProvider = DataProvider & AssociationCalls;

/** React-admin's pager cannot count with the -1 of a missing total (admin §4), but it can go on while pages are full. */
function withoutMissingTotal<Item extends RaRecord>(
  { total, ...answer }: GetListResult<Item>,
  { page, perPage }: PaginationPayload,
): GetListResult<Item> {
  if (total !== undefined && total >= 0) return { ...answer, total };
  return { ...answer, pageInfo: { hasNextPage: answer.data.length >= perPage, hasPreviousPage: page > 1 } };
}

/** Creates the data provider of the panel over a client of customer-management. */
export function createDataProvider(client: Clients['customerManagement']): PanelDataProvider {
  const calls: Record<ResourceName, ResourceCalls> = resourceCalls(client);
  const isResource = (name: string): name is ResourceName => name in calls;
  const callsOf = (name: string) => {
    if (!isResource(name)) throw new Error(`The panel has no resource '${name}'`);
    return calls[name];
  };
  const rest = simpleRest('', simpleRestClient(callsOf), totalHeader);
  return {
    ...rest,
    ...associationCalls(client),
    supportAbortSignal: true,
    getList: async (resource, params) =>
      withoutMissingTotal(await rest.getList(resource, params), params.pagination ?? { page: 1, perPage: 10 }),
    getManyReference: async (resource, params) => withoutMissingTotal(await rest.getManyReference(resource, params), params.pagination),
    // The contract knows no list of several uids.
    getMany: async (resource, { ids, signal }) => {
      const answers = await Promise.all(ids.map((id) => rest.getOne(resource, { id, ...(signal && { signal }) })));
      return { data: answers.map(({ data }) => data) };
    },
  };
}
