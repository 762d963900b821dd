import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '../http/errorKind.ts';
import type { KeptAnswer, KeptStore } from './keptStore.ts';

/** The `meta` of a query whose last answer can be read without network. */
export const persisted = { persisted: true } as const;

/** Under this key a page's memory lists the hashes of the queries whose kept answers stand in for the platform's. */
export const standInKey = ['kept answers stand in'] as const;

/** The last answers of this person. */
export interface KeptAnswers {
  /** Forgets everything about everybody. */
  readonly forget: () => Promise<void>;
}

interface KeptAnswersDependencies {
  readonly queryClient: QueryClient;
  readonly store: KeptStore;
  /** Who is there for themselves; undefined while nobody is, or somebody acts as another. */
  readonly owner: () => string | undefined;
}

/** Another number for another form of what the queries answer. */
const version = 1;

/** How many answers are kept; the oldest go first. */
const most = 700;

/** How long answers are gathered before they are written, in milliseconds. */
const gatherMs = 250;

/**
 * Keeps the last answers to the queries marked with `kept`, and gives them to a query that finds no network and has nothing better. What
 * belongs to somebody else is never given and never outlives them.
 */
export function persistQueries({ queryClient, store, owner }: KeptAnswersDependencies): KeptAnswers {
  let answers: { readonly owner: string; readonly byHash: Map<string, KeptAnswer> } | undefined;
  let reading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const standIns = (): readonly string[] => queryClient.getQueryData(standInKey) ?? [];

  function noLongerStandsIn(hash: string): void {
    if (standIns().includes(hash))
      queryClient.setQueryData(
        standInKey,
        standIns().filter((other) => other !== hash),
      );
  }

  /** What is kept about who is there now. */
  async function mine(): Promise<Map<string, KeptAnswer> | undefined> {
    const me = owner();
    if (me === undefined) return undefined;
    if (answers?.owner !== me) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return answers?.owner === owner() ? answers?.byHash : undefined;
  }

  async function read(): Promise<void> {
    const record = await store.read().catch(() => undefined);
    const me = owner();
    if (me === undefined) return;
    const own = record?.owner === me && record.version === version;
    if (record && !own) await forget();
    answers = { owner: me, byHash: new Map(own ? Object.entries(record.answers) : []) };
  }

  function write(): void {
    timer = undefined;
    const me = owner();
    if (!answers || answers.owner !== me) return;
    const newest = [...answers.byHash].sort(([, one], [, other]) => other.at - one.at).slice(0, most);
    // Where the browser keeps nothing, there is nothing to read without network.
    void store.write({ version, owner: me, answers: Object.fromEntries(newest) }).catch(() => undefined);
  }

  async function keep({ queryHash, queryKey, state }: Query): Promise<void> {
    const answer = { key: queryKey, data: state.data, at: state.dataUpdatedAt };
    (await mine())?.set(queryHash, answer);
    timer ??= setTimeout(write, gatherMs);
  }

  async function fallBack(query: Query): Promise<void> {
    const answer = (await mine())?.get(query.queryHash);
    if (answer && query.state.data === undefined && hashKey(query.queryKey) === hashKey(answer.key)) {
      queryClient.setQueryData(query.queryKey, answer.data, { updatedAt: answer.at });
      queryClient.setQueryData(standInKey, [...new Set([...standIns(), query.queryHash])]);
    }
  }

  async function forget(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    answers = undefined;
    queryClient.setQueryData(standInKey, []);
    await store.clear().catch(() => undefined);
  }

  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (query.meta?.persisted !== true) return;
    if (event.type === 'removed') return noLongerStandsIn(query.queryHash);
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && !action.manual) {
      noLongerStandsIn(query.queryHash);
      void keep(query);
    } else if (action.type === 'error' && query.state.data === undefined && isUnreachable(action.error)) void fallBack(query);
  });
  return { forget };
}
