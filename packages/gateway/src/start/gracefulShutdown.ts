import { isAlive, npmProcess } from './npmProcess.ts';

/** The dependencies of a shutdown, injected for tests. */
export interface ShutdownOptions {
  /** Closes everything; called once. */
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  readonly log: (line: string) => void;
  /** The message at the end. */
  readonly doneMessage: string;
  /** Returns milliseconds, from any start. */
  readonly now: () => number;
}

/** Two signals within this time are one key press: a terminal sends Ctrl-C to all its processes, and npm passes it on. */
const sameKeyMs = 400;

/** Returns a handler of stop signals: the first one stops cleanly, another one stops at once. */
export function createShutdownHandler({ close, exit, log, doneMessage, now }: ShutdownOptions): () => void {
  let since: number | undefined;
  return () => {
    if (since !== undefined) {
      if (now() - since > sameKeyMs) exit(130);
      return;
    }
    since = now();
    log('\nStopping (Ctrl-C again stops at once) …');
    close().then(
      () => {
        log(doneMessage);
        exit(0);
      },
      (error: unknown) => {
        log(`Stopped, but not cleanly: ${error instanceof Error ? error.message : error}`);
        exit(1);
      },
    );
  };
}

const parentCheckMs = 500;

/** Stops this process cleanly on Ctrl-C, SIGTERM and SIGHUP, and when the npm that started it has ended: npm does not pass SIGTERM on. */
export function shutDownOnSignals(close: () => Promise<void>, doneMessage: string): void {
  const log = (line: string) => console.log(line);
  const stop = createShutdownHandler({ close, exit: (code) => process.exit(code), log, doneMessage, now: () => performance.now() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The reader of the output may end before this process does.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const [parent, npm] = [process.ppid, npmProcess()];
  if (npm === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(watch);
    stop();
  }, parentCheckMs);
  watch.unref();
}
