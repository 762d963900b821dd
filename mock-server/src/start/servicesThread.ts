import { Worker } from 'node:worker_threads';
import type { SandboxState } from '../gateway/sandboxState.ts';
import type { SandboxData } from '../sandbox/options.ts';

/** Who answers the apps' calls: the sandbox with state, or the mock by the contracts' examples. */
export type ServicesKind = 'sandbox' | 'mock';

/** What the thread is told at its start. */
export interface ServicesStart {
  readonly port: number;
  /** Where the sandbox keeps its data; the mock has none. */
  readonly data: SandboxData;
}

/** What the thread says. */
export type ServicesReport =
  | { readonly kind: 'bound' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'failed'; readonly problem: string };

/** What the thread is told while it runs. */
export type ServicesOrder = 'open' | 'close';

/** The services in a thread of their own: while they open their data or read their contracts, which keeps a thread busy for seconds, the gateway answers at once. */
export interface ServicesThread {
  /** The thread has its port, or tells why not. */
  readonly bound: Promise<string | undefined>;
  readonly state: () => SandboxState;
  /** Resolves once the services answer, rejects with words where they cannot. */
  open(): Promise<void>;
  /** Lets requests under way end and closes the data. */
  close(): Promise<void>;
}

/** Starts the thread. */
export function servicesThread(kind: ServicesKind, start: ServicesStart): ServicesThread {
  const worker = new Worker(new URL(`./${kind}Worker.ts`, import.meta.url), { workerData: start });
  const bound = Promise.withResolvers<string | undefined>();
  const ready = Promise.withResolvers<void>();
  // A failure before anybody asked to open is told by `bound`.
  ready.promise.catch(() => {});
  const order = (message: ServicesOrder) => worker.postMessage(message);
  let phase: SandboxState['phase'] = 'starting';
  worker.on('message', (report: ServicesReport) => {
    if (report.kind === 'bound') bound.resolve(undefined);
    else if (report.kind === 'refused') bound.resolve(report.problem);
    else if (report.kind === 'failed') ready.reject(new Error(report.problem));
    else {
      phase = 'ready';
      ready.resolve();
    }
  });
  worker.on('error', (problem) => {
    bound.reject(problem);
    ready.reject(problem);
  });
  return {
    bound: bound.promise,
    state: () => ({ phase }),
    open: () => {
      order('open');
      return ready.promise;
    },
    close: () => {
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      order('close');
      return ended;
    },
  };
}
