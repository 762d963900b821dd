import type { Clients, Shell } from '@realmkit/shell';
import type { DataProvider } from 'ra-core';
import { type AssociationCalls, associationCalls } from './associations.ts';
import { legacyCalls } from './legacyCalls.ts';
import { resourceCalls } from './resourceCalls.ts';
import { restProviders } from './restProviders.ts';

/** The data provider of the panel: react-admin's methods over the contracts' calls, and the calls without such a method. */
export type PanelDataProvider = DataProvider & AssociationCalls;

/** Returns the data provider of each resource of the panel. An area adds its resources here. */
const providersOf = (clients: Pick<Clients, 'customerManagement' | 'controlPanel'>): Readonly<Record<string, DataProvider>> => ({
  ...restProviders(resourceCalls(clients.customerManagement)),
  ...restProviders(legacyCalls(clients.controlPanel)),
});

/**
 * Creates the data provider of the panel, which forwards each call to the data provider of its resource.
 * @param report is called with the errors of lists (admin §8), except of aborted requests
 */
export function createDataProvider(
  clients: Pick<Clients, 'customerManagement' | 'controlPanel'>,
  report: Shell['report'],
): PanelDataProvider {
  const providers = providersOf(clients);
  const providerOf = (resource: string): DataProvider => {
    const provider = providers[resource];
    if (!provider) throw new Error(`The panel has no resource '${resource}'`);
    return provider;
  };
  return {
    ...associationCalls(clients.customerManagement),
    supportAbortSignal: true,
    getList: async (resource, params) => {
      try {
        return await providerOf(resource).getList(resource, params);
      } catch (error) {
        if (!params.signal?.aborted) report(`Failed to load the list ${resource}`, error);
        throw error;
      }
    },
    getOne: async (resource, params) => providerOf(resource).getOne(resource, params),
    getMany: async (resource, params) => providerOf(resource).getMany(resource, params),
    getManyReference: async (resource, params) => providerOf(resource).getManyReference(resource, params),
    create: async (resource, params) => providerOf(resource).create(resource, params),
    update: async (resource, params) => providerOf(resource).update(resource, params),
    updateMany: async (resource, params) => providerOf(resource).updateMany(resource, params),
    delete: async (resource, params) => providerOf(resource).delete(resource, params),
    deleteMany: async (resource, params) => providerOf(resource).deleteMany(resource, params),
  };
}
