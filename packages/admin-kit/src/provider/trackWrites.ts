import { refetchAfterWrite } from '@realmkit/shell';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import type { ResourceDeclaration } from '../resources/defineResource.ts';

/** Returns the resources whose lists and records may show what a write of these resources changed: they themselves, and those that depend on them. */
function staleAfter(resources: Readonly<Record<string, ResourceDeclaration>>, written: ReadonlySet<string>): string[] {
  return Object.entries(resources)
    .filter(([name, { dependsOn = [] }]) => written.has(name) || dependsOn === '*' || dependsOn.some((other) => written.has(other)))
    .map(([name]) => name);
}

/** What a write was about. */
interface WrittenRecord {
  readonly resource: string;
  /** Whether the page that shows the record is left: what is stale is then fetched when it is shown, and not now. */
  readonly leavesPage?: boolean;
}

/** Runs a write; what it made stale and is shown is fetched again before this settles. */
export type TrackWrite = <Result>(
  record: WrittenRecord,
  /** Calls `done` once the service has done the write, with the record that need not be fetched: the write has fetched or deleted it. */
  write: (done: (current?: Identifier) => void) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns a function that runs writes and invalidates what they made stale. Writes that run at the same time invalidate once, when the last of
 * them ends, so that a bulk action does not fetch a list again for each of its rows.
 */
export function trackWrites(queryClient: QueryClient, resources: Readonly<Record<string, ResourceDeclaration>>): TrackWrite {
  let running = 0;
  const written = new Set<string>();
  const current = new Set<string>();
  return async ({ resource, leavesPage = false }, write) => {
    running += 1;
    try {
      return await write((id) => {
        written.add(resource);
        if (id !== undefined) current.add(JSON.stringify([resource, String(id)]));
      });
    } finally {
      running -= 1;
      if (running === 0 && written.size > 0) {
        const stale = new Set(staleAfter(resources, written));
        const skipped = new Set(current);
        written.clear();
        current.clear();
        const predicate = ({ queryKey: [name, verb, params] }: Pick<Query, 'queryKey'>) =>
          stale.has(String(name)) && !(verb === 'getOne' && skipped.has(JSON.stringify([name, idOf(params)])));
        await (leavesPage
          ? queryClient.invalidateQueries({ refetchType: 'none', predicate })
          : refetchAfterWrite(queryClient, { predicate }));
      }
    }
  };
}

const idOf = (params: unknown): string | undefined =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : undefined;
