import { Worker } from 'node:worker_threads';
import type { SandboxState } from '../gateway/sandboxState.ts';
import type { SandboxData } from '../sandbox/options.ts';

/** What the sandbox's thread is told at its start. */
export interface SandboxStart {
  readonly port: number;
  readonly data: SandboxData;
}

/** What the sandbox's thread says. */
export type SandboxReport =
  | { readonly kind: 'bound' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'failed'; readonly problem: string };

/** What the sandbox's thread is told while it runs. */
export type SandboxOrder = 'open' | 'close';

/** The sandbox in a thread of its own: while it opens its data, which keeps a thread busy for seconds, the gateway answers at once. */
export interface SandboxThread {
  /** The thread has its port, or tells why not. */
  readonly bound: Promise<string | undefined>;
  readonly state: () => SandboxState;
  /** Opens the data; resolves once the sandbox answers, rejects with words where it cannot. */
  open(): Promise<void>;
  /** Lets requests under way end and closes the data. */
  close(): Promise<void>;
}

/** Starts the sandbox's thread. */
export function sandboxThread(start: SandboxStart): SandboxThread {
  const worker = new Worker(new URL('./sandboxWorker.ts', import.meta.url), { workerData: start });
  const bound = Promise.withResolvers<string | undefined>();
  const ready = Promise.withResolvers<void>();
  // A failure before anybody asked to open is told by `bound`.
  ready.promise.catch(() => {});
  const order = (message: SandboxOrder) => worker.postMessage(message);
  let phase: SandboxState['phase'] = 'starting';
  worker.on('message', (report: SandboxReport) => {
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
