import { useRef, useState } from 'react';
import type { BulkAction } from './BulkAction.ts';
import { type BulkFailure, runBulk } from './runBulk.ts';

/** The progress of an action on several rows. */
type Stage<Item> =
  | { readonly name: 'confirming' }
  | { readonly name: 'running'; readonly done: number; readonly total: number }
  | { readonly name: 'report'; readonly succeeded: number; readonly failures: readonly BulkFailure<Item>[] };

interface BulkRunCallbacks<Item> {
  /** Called after each run with the rows that are done. */
  readonly onSucceeded: (items: readonly Item[]) => void;
  /** Called when no row is left, with the number of rows that are done. */
  readonly onComplete: (succeeded: number) => void;
}

/** Runs an action on several rows, and again on those that failed. */
export function useBulkRun<Item>({ mutationFn, forbidden }: BulkAction<Item>, { onSucceeded, onComplete }: BulkRunCallbacks<Item>) {
  const [stage, setStage] = useState<Stage<Item>>({ name: 'confirming' });
  const controller = useRef<AbortController>(undefined);

  const run = async (items: readonly Item[], previous: { readonly succeeded: number; readonly failures: readonly BulkFailure<Item>[] }) => {
    const runController = new AbortController();
    controller.current = runController;
    setStage({ name: 'running', done: 0, total: items.length });
    const failed = await runBulk({
      items,
      mutationFn,
      signal: runController.signal,
      onProgress: (done) => setStage({ name: 'running', done, total: items.length }),
    });
    const succeeded = previous.succeeded + items.length - failed.length;
    const notDone = new Set(failed.map(({ item }) => item));
    onSucceeded(items.filter((item) => !notDone.has(item)));
    const failures = [...previous.failures, ...failed];
    if (failures.length === 0) onComplete(succeeded);
    else setStage({ name: 'report', succeeded, failures });
  };
  return {
    stage,
    /** Returns the rows that the action is forbidden for. */
    excludedItems: (items: readonly Item[]) => items.filter((item) => forbidden?.(item) !== undefined),
    start: (items: readonly Item[]) =>
      void run(
        items.filter((item) => forbidden?.(item) === undefined),
        { succeeded: 0, failures: [] },
      ),
    /** Retries rows that failed: one, or all of them. */
    retry: (again: readonly Item[]) => {
      if (stage.name !== 'report') return;
      const left = stage.failures.filter(({ item }) => !again.includes(item));
      void run(again, { succeeded: stage.succeeded, failures: left });
    },
    stop: () => controller.current?.abort(),
  };
}
