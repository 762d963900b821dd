import { Worker } from 'node:worker_threads';
import type { SandboxState } from '../gateway/sandboxState.ts';
import type { SandboxData } from '../sandbox/options.ts';

/** The backend of the apps: the sandbox with state, or the mock with the contracts' examples. */
export type ServicesKind = 'sandbox' | 'mock';

/** The data that the thread starts with. */
export interface ServicesStart {
  readonly port: number;
  /** The port of the gateway, where the apps are. */
  readonly gatewayPort: number;
  /** The location of the sandbox's data; the mock has none. */
  readonly data: SandboxData;
}

/** The messages from the thread. */
export type ServicesReport =
  | { readonly kind: 'bound' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** The messages to the thread. */
export type ServicesOrder = 'open' | 'close';

/**
 * The services in their own thread: opening the data or reading the contracts blocks a thread for seconds, while the gateway must respond at once.
 */
export interface ServicesThread {
  /** Resolves when the port is bound, with a message where that is not possible. */
  readonly bound: Promise<string | undefined>;
  readonly state: () => SandboxState;
  /** Resolves once the services are ready, rejects with a message where they cannot start. */
  open(): Promise<void>;
  /** Lets running requests finish and closes the data. */
  close(): Promise<void>;
}

/** Starts the services in a thread. */
export function servicesThread(kind: ServicesKind, start: ServicesStart): ServicesThread {
  const worker = new Worker(new URL(`./${kind}Worker.ts`, import.meta.url), { workerData: start });
  const bound = Promise.withResolvers<string | undefined>();
  const ready = Promise.withResolvers<void>();
  // `bound` reports an error before `open` was called.
  ready.promise.catch(() => {});
  const order = (message: ServicesOrder) => worker.postMessage(message);
  let phase: SandboxState['phase'] = 'starting';
  worker.on('message', (report: ServicesReport) => {
    if (report.kind === 'bound') bound.resolve(undefined);
    else if (report.kind === 'refused') bound.resolve(report.message);
    else if (report.kind === 'failed') ready.reject(new Error(report.message));
    else {
      phase = 'ready';
      ready.resolve();
    }
  });
  worker.on('error', (error) => {
    bound.reject(error);
    ready.reject(error);
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
