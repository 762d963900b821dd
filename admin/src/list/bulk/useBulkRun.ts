import { useRef, useState } from 'react';
import type { BulkAction } from './BulkAction.ts';
import { type BulkFailure, runBulk } from './runBulk.ts';

/** How far a action on several rows has come. */
type Stage<Item> =
  | { readonly name: 'asking' }
  | { readonly name: 'running'; readonly done: number; readonly total: number }
  | { readonly name: 'report'; readonly succeeded: number; readonly failures: readonly BulkFailure<Item>[] };

/** Carries a action out on several rows, and again on those that failed. */
export function useBulkRun<Item>({ carryOut, forbidden, afterwards }: BulkAction<Item>, onComplete: (succeeded: number) => void) {
  const [stage, setStage] = useState<Stage<Item>>({ name: 'asking' });
  const work = useRef<AbortController>(undefined);

  const run = async (items: readonly Item[], before: { readonly succeeded: number; readonly failures: readonly BulkFailure<Item>[] }) => {
    const started = new AbortController();
    work.current = started;
    setStage({ name: 'running', done: 0, total: items.length });
    const failed = await runBulk({
      items,
      carryOut,
      signal: started.signal,
      onProgress: (done) => setStage({ name: 'running', done, total: items.length }),
    });
    const succeeded = before.succeeded + items.length - failed.length;
    const failures = [...before.failures, ...failed];
    if (items.length > failed.length) await afterwards();
    if (failures.length === 0) onComplete(succeeded);
    else setStage({ name: 'report', succeeded, failures });
  };
  return {
    stage,
    /** Why nothing is done to some rows, by row. */
    spared: (items: readonly Item[]) => items.filter((item) => forbidden?.(item) !== undefined),
    start: (items: readonly Item[]) =>
      void run(
        items.filter((item) => forbidden?.(item) === undefined),
        { succeeded: 0, failures: [] },
      ),
    /** Tries again what failed: one row, or all of them. */
    retry: (again: readonly Item[]) => {
      if (stage.name !== 'report') return;
      const left = stage.failures.filter(({ item }) => !again.includes(item));
      void run(again, { succeeded: stage.succeeded, failures: left });
    },
    stop: () => work.current?.abort(),
  };
}
