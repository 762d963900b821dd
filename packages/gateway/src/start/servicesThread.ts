import { Worker } from 'node:worker_threads';
import type { SandboxData, Trust } from '@realmkit/mock-server';
import type { SandboxState } from '../sandboxState.ts';

/** The data that the thread starts with. */
export interface ServicesStart {
  readonly port: number;
  /** The port of the gateway, where the apps are. */
  readonly gatewayPort: number;
  /** The base URL of the services for clients. */
  readonly baseUrl: string;
  /** The location of the sandbox's data; the mock has none. */
  readonly data: SandboxData;
  /** What proves who sent a request; the mock has no right and no limit. */
  readonly trust?: Trust;
  /** The npm script that starts the services, for messages. */
  readonly script?: string;
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
 * Once they have been ready, a thread that ends unexpectedly is logged and started again.
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

/** The longest time between two attempts to start the thread again, in milliseconds. */
const longestDelay = 30_000;

/** Runs a script that serves the services in a thread; `firstDelay` is the time before it is started again, in milliseconds. */
export function servicesThread(script: URL, start: ServicesStart, firstDelay = 500): ServicesThread {
  const bound = Promise.withResolvers<string | undefined>();
  const ready = Promise.withResolvers<void>();
  // `bound` reports an error before `open` was called.
  ready.promise.catch(() => {});
  let phase: SandboxState['phase'] = 'starting';
  let delay = firstDelay;
  let worker: Worker | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let closed: PromiseWithResolvers<void> | undefined;

  const restart = (reason: string): void => {
    phase = 'restarting';
    console.error(`The services ended unexpectedly and are started again: ${reason}`);
    waiting = setTimeout(run, delay);
    delay = Math.min(2 * delay, longestDelay);
  };
  const run = (): void => {
    const thread = new Worker(script, { workerData: start });
    worker = thread;
    let reason = 'the thread gave no reason';
    const endWith = (message: string): void => {
      reason = message;
      void thread.terminate();
    };
    thread.on('message', (report: ServicesReport) => {
      if (report.kind === 'ready') {
        if (phase === 'restarting') console.error('The services are ready again.');
        phase = 'ready';
        delay = firstDelay;
        ready.resolve();
      } else if (phase === 'restarting') {
        if (report.kind === 'bound') thread.postMessage('open' satisfies ServicesOrder);
        else endWith(report.message);
      } else if (report.kind === 'bound') bound.resolve(undefined);
      else if (report.kind === 'refused') bound.resolve(report.message);
      else ready.reject(new Error(report.message));
    });
    thread.on('error', (error) => {
      reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      bound.reject(error);
      ready.reject(error);
    });
    thread.on('exit', () => {
      worker = undefined;
      if (closed) closed.resolve();
      else if (phase !== 'starting') restart(reason);
      else ready.reject(new Error(reason));
    });
  };
  run();
  return {
    bound: bound.promise,
    state: () => ({ phase }),
    open: () => {
      worker?.postMessage('open' satisfies ServicesOrder);
      return ready.promise;
    },
    close: () => {
      clearTimeout(waiting);
      closed = Promise.withResolvers<void>();
      if (worker) worker.postMessage('close' satisfies ServicesOrder);
      else closed.resolve();
      return closed.promise;
    },
  };
}
