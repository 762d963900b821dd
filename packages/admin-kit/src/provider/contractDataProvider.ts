import type { Clients, Shell } from '@realmkit/shell';
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListResult, GetOneParams, Identifier, PaginationPayload, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { ResourceDeclaration } from '../resources/defineResource.ts';
import { PartialFailureError, UnsupportedVerbError } from '../resources/errors.ts';
import { changeSet, type SetChange } from './changeSet.ts';
import { type CallParams, contractHttpClient, totalHeader } from './contractHttpClient.ts';
import { isNotFound } from './httpError.ts';
import { runEach } from './runEach.ts';
import { clientOf, send, withHttpErrors } from './send.ts';
import { trackWrites } from './trackWrites.ts';

/** The resources of a panel by their names. */
export type Resources = Readonly<Record<string, ResourceDeclaration>>;

/** The options of {@link contractDataProvider}. */
export interface ContractDataProviderOptions {
  readonly clients: Clients;
  readonly resources: Resources;
  /** The query client whose queries become stale by writes. */
  readonly queryClient: QueryClient;
  /** Called with the errors of lists (admin §8), except of aborted requests. */
  readonly report: Shell['report'];
}

/** Replaces a missing total (-1, admin §4) by page info: react-admin's pager cannot count with it, but can continue while pages are full. */
function withoutMissingTotal<Item extends RaRecord>(
  { total, ...result }: GetListResult<Item>,
  { page, perPage }: PaginationPayload,
): GetListResult<Item> {
  if (total !== undefined && total >= 0) return { ...result, total };
  return { ...result, pageInfo: { hasNextPage: result.data.length >= perPage, hasPreviousPage: page > 1 } };
}

/** Calls a function for each id, whatever happens to the others. @throws {PartialFailureError} if some failed */
async function forEach<Result>(ids: readonly Identifier[], run: (id: Identifier) => Promise<Result>): Promise<Result[]> {
  const { results, errors } = await runEach(ids, run);
  if (errors.size > 0) throw new PartialFailureError(errors, [...results.keys()]);
  return ids.flatMap((id) => results.get(id) ?? []);
}

const leavesPage = ({ meta }: { readonly meta?: { readonly leavesPage?: unknown } }): boolean => meta?.leavesPage === true;

/**
 * Creates a data provider for resources of the contracts, with all verbs of react-admin: ra-data-simple-rest forms the requests, and each is sent
 * as the resource's declaration says. A write makes stale what depends on its resource, and settles when that was fetched again.
 * Beside them are `restore`, which brings a deleted record back, and `changeSet`.
 * With `meta: { leavesPage: true }` a `create` or `delete` fetches nothing: the page is left, and the next one fetches what is stale.
 * @throws {UnsupportedVerbError} for a verb that the resource lacks, before any request
 * @throws {PartialFailureError} from `getMany`, `updateMany` and `deleteMany`, with the ids that failed
 */
export function contractDataProvider({ clients, resources, queryClient, report }: ContractDataProviderOptions): DataProvider {
  const trackWrite = trackWrites(queryClient, resources);
  const rest = (name: string, params: CallParams): DataProvider => {
    const resource = resources[name];
    if (!resource) throw new Error(`There is no resource '${name}'.`);
    return simpleRest('', contractHttpClient(clients, name, resource, params), totalHeader);
  };
  const reported = async <Result>(name: string, signal: AbortSignal | undefined, load: () => Promise<Result>): Promise<Result> => {
    try {
      return await load();
    } catch (error) {
      if (!signal?.aborted) report(`Failed to load the list ${name}`, error);
      throw error;
    }
  };
  /** Fetches a record after a write (admin §4); undefined where there is no such call or it fails: the write is done all the same. */
  const fetchAgain = async (name: string, params: GetOneParams): Promise<RaRecord | undefined> => {
    if (!resources[name]?.getOne) return undefined;
    try {
      return (await provider.getOne(name, params)).data;
    } catch {
      // Not reported: the page that shows the record fetches it once more, and shows the error.
      return undefined;
    }
  };
  const provider: DataProvider = {
    supportAbortSignal: true,
    getList: (name, params) =>
      reported(name, params.signal, async () =>
        withoutMissingTotal(await rest(name, params).getList(name, params), params.pagination ?? { page: 1, perPage: 10 }),
      ),
    getManyReference: (name, params) =>
      reported(name, params.signal, async () =>
        withoutMissingTotal(await rest(name, params).getManyReference(name, params), params.pagination),
      ),
    getOne: async (name, params) => rest(name, params).getOne(name, params),
    // The contracts have no list of several ids. A record that is gone is left out, as react-admin expects of a reference.
    getMany: async (name, { ids, meta, signal }) => {
      const one = async (id: Identifier) => {
        try {
          const { data } = await provider.getOne(name, { id, meta, ...(signal && { signal }) });
          return [data];
        } catch (error) {
          if (isNotFound(error)) return [];
          throw error;
        }
      };
      return { data: (await forEach(ids, one)).flat() };
    },
    create: (name, params) =>
      trackWrite({ resource: name, leavesPage: leavesPage(params) }, async (done) => {
        const result = await rest(name, params).create(name, params);
        done();
        return result;
      }),
    update: (name, params) =>
      trackWrite({ resource: name }, async (done) => {
        const { id, previousData, data, meta } = params;
        const written = await rest(name, params).update(name, params);
        done();
        const record = written.data ?? (await fetchAgain(name, { id, meta }));
        if (record === undefined) return { data: { ...previousData, ...data, id } };
        queryClient.setQueriesData({ queryKey: [name, 'getOne', { id: String(id) }] }, record);
        done(id);
        return { data: record };
      }),
    updateMany: async (name, { ids, data, meta }) => ({
      data: await forEach(ids, async (id) => {
        // Only one record is known here by its id alone; what depends on the record before is not available to its call.
        await provider.update(name, { id, data, meta, previousData: undefined });
        return id;
      }),
    }),
    delete: (name, params) =>
      trackWrite({ resource: name, leavesPage: leavesPage(params) }, async (done) => {
        const result = await rest(name, params).delete(name, params);
        done(params.id);
        queryClient.removeQueries({ queryKey: [name, 'getOne', { id: String(params.id) }] });
        return result;
      }),
    restore: (name: string, { id, meta }: Pick<GetOneParams, 'id' | 'meta'>) =>
      trackWrite({ resource: name }, async (done) => {
        const resource = resources[name];
        if (!resource?.restore) throw new UnsupportedVerbError(name, 'restore');
        const { service, restore } = resource;
        await withHttpErrors(() => send(clientOf(clients, service), restore, restore.request({ id, meta })));
        done();
        return { data: (await fetchAgain(name, { id, meta })) ?? { id } };
      }),
    changeSet: (name: string, change: SetChange<unknown>) =>
      trackWrite({ resource: name }, async (done) => {
        const resource = resources[name];
        if (!resource?.set) throw new UnsupportedVerbError(name, 'changeSet');
        const { service, set } = resource;
        await withHttpErrors(() => changeSet(clientOf(clients, service), set, change));
        done();
      }),
    deleteMany: async (name, { ids, meta }) => ({
      data: await forEach(ids, async (id) => {
        await provider.delete(name, { id, meta });
        return id;
      }),
    }),
  };
  return provider;
}
