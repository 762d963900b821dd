import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../http/errorKind.ts';
import type { ErrorReporter } from '../reporting/ErrorReporter.ts';
import type { PersistedQuery, PersistedQueryStore } from './persistedQueryStore.ts';

/** The `meta` of a query that is persisted for use without a network. */
export const persisted = { persisted: true } as const;

/** The `meta` of a query without data after a failed refetch: the lists of the panel (admin §4). */
export const emptiedOnFailure = { emptiedOnFailure: true } as const;

/** The query key whose data lists the hashes of the queries that show persisted data, or data that could not be refetched. */
export const fallbackQueriesKey = ['queries shown as fallback'] as const;

/** The persisted queries of the current user. */
export interface PersistedQueries {
  /** Removes all persisted queries of all users. */
  readonly clear: () => Promise<void>;
  /** Reports that a call has found no network: queries that wait show what is persisted, while their calls are sent again. */
  readonly unreachable: () => void;
}

interface PersistedQueriesDependencies {
  readonly queryClient: QueryClient;
  readonly store: PersistedQueryStore;
  /** Returns the uid of the signed-in user; undefined while nobody is signed in and during impersonation. */
  readonly owner: () => string | undefined;
  readonly report: ErrorReporter;
}

/** The version of the stored data; increase it when the data of a query changes its form. */
const version = 2;

/** The maximum number of persisted queries; the oldest are removed first. */
const maximumQueries = 700;

/** The delay before writing, in milliseconds, which combines several changes. */
const writeDelayMs = 250;

/**
 * Persists the data of queries marked with `persisted`, and restores it for a query without data once a call finds no network. A query that has data
 * keeps it when a refetch finds no network, unless it is marked with `emptiedOnFailure`. The data of other users is never shown and is removed.
 */
export function persistQueries({ queryClient, store, owner, report }: PersistedQueriesDependencies): PersistedQueries {
  let current: { readonly owner: string; readonly byHash: Map<string, PersistedQuery> } | undefined;
  let reading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True from a call that found no network until one that was answered. */
  let isAway = false;

  // If the browser stores nothing, nothing can be read without a network.
  const notStored = (error: unknown) => report('The data for use without a network is not stored', error);
  const fallbacks = (): readonly string[] => queryClient.getQueryData(fallbackQueriesKey) ?? [];

  function removeFallback(hash: string): void {
    if (fallbacks().includes(hash))
      queryClient.setQueryData(
        fallbackQueriesKey,
        fallbacks().filter((other) => other !== hash),
      );
  }

  /** Returns the persisted queries of the current user. */
  async function queriesOfOwner(): Promise<Map<string, PersistedQuery> | undefined> {
    const me = owner();
    if (me === undefined) return undefined;
    if (current?.owner !== me) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return current?.owner === owner() ? current?.byHash : undefined;
  }

  async function read(): Promise<void> {
    const record = await store.read().catch(notStored);
    const me = owner();
    if (me === undefined) return;
    const own = record?.owner === me && record.version === version;
    if (record && !own) await clear();
    current = { owner: me, byHash: new Map(own ? Object.entries(record.answers) : []) };
  }

  function write(): void {
    timer = undefined;
    const me = owner();
    if (!current || current.owner !== me) return;
    const newest = [...current.byHash].sort(([, one], [, other]) => other.at - one.at).slice(0, maximumQueries);
    void store.write({ version, owner: me, answers: Object.fromEntries(newest) }).catch(notStored);
  }

  async function persist({ queryHash, queryKey, state }: Query): Promise<void> {
    const entry = { key: queryKey, data: state.data, at: state.dataUpdatedAt };
    (await queriesOfOwner())?.set(queryHash, entry);
    timer ??= setTimeout(write, writeDelayMs);
  }

  async function showFallback(query: Query): Promise<void> {
    const entry = (await queriesOfOwner())?.get(query.queryHash);
    if (entry && query.state.data === undefined && hashKey(query.queryKey) === hashKey(entry.key))
      showAsFallback(query, entry.data, entry.at);
  }

  function showAsFallback(query: Query, data: unknown, updatedAt: number): void {
    queryClient.setQueryData(query.queryKey, data, { updatedAt });
    queryClient.setQueryData(fallbackQueriesKey, [...new Set([...fallbacks(), query.queryHash])]);
  }

  async function clear(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    current = undefined;
    queryClient.setQueryData(fallbackQueriesKey, []);
    await store.clear().catch(notStored);
  }

  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    const { meta, state } = query;
    if (event.type === 'removed') return removeFallback(query.queryHash);
    if (event.type !== 'updated') return;
    const { action } = event;
    const waits = meta?.persisted === true && state.data === undefined;
    if (action.type === 'success' && !action.manual) {
      isAway = false;
      removeFallback(query.queryHash);
      if (meta?.persisted === true) void persist(query);
    } else if (action.type === 'error' && isUnreachable(action.error)) {
      if (state.data !== undefined && meta?.emptiedOnFailure !== true) showAsFallback(query, state.data, state.dataUpdatedAt);
      else if (waits) void showFallback(query);
    } else if (action.type === 'fetch' && isAway && waits) void showFallback(query);
    else if (action.type === 'error' && fallbacks().includes(query.queryHash)) {
      removeFallback(query.queryHash);
      // A service that answers decides, whatever was shown meanwhile.
      query.setState({ data: undefined });
    }
  });
  return {
    clear,
    unreachable: () => {
      isAway = true;
      for (const query of queryClient.getQueryCache().getAll())
        if (query.meta?.persisted === true && query.state.fetchStatus === 'fetching') void showFallback(query);
    },
  };
}
