import type { RaRecord } from 'ra-core';
import { useRef, useState } from 'react';
import { runEach } from '../../provider/runEach.ts';

/** A row that failed; without an error, it was not tried because the run was stopped. */
interface BulkFailure {
  readonly row: RaRecord;
  readonly error: unknown;
}

/** The progress of an action on several rows. */
type Stage =
  | { readonly name: 'confirming' }
  | { readonly name: 'running'; readonly done: number; readonly total: number }
  | { readonly name: 'report'; readonly succeeded: number; readonly failures: readonly BulkFailure[] };

interface BulkRunOptions {
  readonly mutationFn: (row: RaRecord) => Promise<unknown>;
  /** Called after each run with the rows that are done. */
  readonly onSucceeded: (rows: readonly RaRecord[]) => void;
  /** Called when no row is left, with the number of rows that are done. */
  readonly onComplete: (succeeded: number) => void;
}

/** Runs an action on several rows, and again on those that failed. */
export function useBulkRun({ mutationFn, onSucceeded, onComplete }: BulkRunOptions) {
  const [stage, setStage] = useState<Stage>({ name: 'confirming' });
  const controller = useRef<AbortController>(undefined);
  const run = async (rows: readonly RaRecord[], previous: { readonly succeeded: number; readonly failures: readonly BulkFailure[] }) => {
    controller.current = new AbortController();
    setStage({ name: 'running', done: 0, total: rows.length });
    const { results, errors } = await runEach(rows, mutationFn, {
      signal: controller.current.signal,
      onProgress: (done) => setStage({ name: 'running', done, total: rows.length }),
    });
    const succeeded = previous.succeeded + results.size;
    const failures = [...previous.failures, ...rows.filter((row) => !results.has(row)).map((row) => ({ row, error: errors.get(row) }))];
    onSucceeded([...results.keys()]);
    if (failures.length === 0) onComplete(succeeded);
    else setStage({ name: 'report', succeeded, failures });
  };
  return {
    stage,
    start: (rows: readonly RaRecord[]) => void run(rows, { succeeded: 0, failures: [] }),
    /** Retries rows that failed: one, or all of them. */
    retry: (again: readonly RaRecord[]) => {
      if (stage.name !== 'report') return;
      void run(again, { succeeded: stage.succeeded, failures: stage.failures.filter(({ row }) => !again.includes(row)) });
    },
    stop: () => controller.current?.abort(),
  };
}
