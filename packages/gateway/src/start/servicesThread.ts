import { Worker } from 'node:worker_threads';
import type { SandboxData, Trust } from '@realmkit/mock-server';
import type { SandboxState } from '../sandboxState.ts';
import { createWatchdog } from './watchdog.ts';

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

/** The data of a thread: those of its start, and where it counts its progress. */
export interface ThreadData extends ServicesStart {
  readonly progress: SharedArrayBuffer;
}

/** The times of a thread, in milliseconds. */
export interface ThreadTimes {
  /** Before a thread that ended is started again; each further time it is twice as long, until one has run for a while. */
  readonly firstDelay: number;
  /** Between two looks at the thread's progress. */
  readonly lookEvery: number;
  /** How many looks without any progress end the thread. A busy one may block its event loop for long, but its database goes on meanwhile. */
  readonly patience: number;
  /** The time that a thread has to close. */
  readonly closing: number;
}

const usualTimes: ThreadTimes = { firstDelay: 500, lookEvery: 1000, patience: 60, closing: 15_000 };

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
 * Once they have been ready, a thread that ends unexpectedly, or makes no progress any more, is logged and started again.
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

/** Runs a script that serves the services in a thread. */
export function servicesThread(script: URL, start: ServicesStart, times: Partial<ThreadTimes> = {}): ServicesThread {
  const { firstDelay, lookEvery, patience, closing } = { ...usualTimes, ...times };
  const bound = Promise.withResolvers<string | undefined>();
  const ready = Promise.withResolvers<void>();
  // `bound` reports an error before `open` was called.
  ready.promise.catch(() => {});
  let phase: SandboxState['phase'] = 'starting';
  let delay = firstDelay;
  let worker: Worker | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let closed: PromiseWithResolvers<void> | undefined;
  let lasting: NodeJS.Timeout | undefined;

  /** Logs why the services ended, and continues with `next` after a time. */
  const retry = (reason: string, next: () => void): void => {
    phase = 'restarting';
    clearTimeout(lasting);
    console.error(`The services ended unexpectedly and are started again: ${reason}`);
    waiting = setTimeout(next, delay);
    delay = Math.min(2 * delay, longestDelay);
  };
  const run = (): void => {
    const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const thread = new Worker(script, { workerData: { ...start, progress } satisfies ThreadData });
    worker = thread;
    let reason = 'the thread gave no reason';
    let isReplaced = false;
    let looks: NodeJS.Timeout | undefined;
    const endWith = (message: string): void => {
      clearInterval(looks);
      reason = message;
      void thread.terminate();
    };
    /** Leaves a thread that could not start to answer with 503 until the next one does. */
    const replace = (message: string): void => {
      isReplaced = true;
      retry(message, () => void thread.terminate());
    };
    const watch = (): void => {
      const isStuck = createWatchdog(() => Atomics.load(new Int32Array(progress), 0), patience);
      looks = setInterval(() => {
        if (isStuck()) endWith(`the thread made no progress in ${(patience * lookEvery) / 1000} seconds`);
      }, lookEvery);
    };
    thread.on('message', (report: ServicesReport) => {
      if (report.kind === 'bound') watch();
      if (report.kind === 'ready') {
        if (phase === 'restarting') console.error('The services are ready again.');
        phase = 'ready';
        lasting = setTimeout(() => {
          delay = firstDelay;
        }, longestDelay);
        lasting.unref();
        ready.resolve();
      } else if (closed) {
        if (report.kind !== 'bound') closed.reject(new Error(report.message));
        void thread.terminate();
      } else if (phase === 'restarting') {
        if (report.kind === 'bound') thread.postMessage('open' satisfies ServicesOrder);
        else if (report.kind === 'refused') endWith(report.message);
        else replace(report.message);
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
      clearInterval(looks);
      worker = undefined;
      if (closed) closed.resolve();
      else if (isReplaced) run();
      else if (phase !== 'starting') retry(reason, run);
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
      clearTimeout(lasting);
      const end = Promise.withResolvers<void>();
      closed = end;
      if (!worker) return Promise.resolve();
      worker.postMessage('close' satisfies ServicesOrder);
      const cutOff = setTimeout(() => {
        end.reject(new Error(`the services did not end within ${closing / 1000} seconds. What they acknowledged is saved.`));
        void worker?.terminate();
      }, closing);
      return end.promise.finally(() => clearTimeout(cutOff));
    },
  };
}
