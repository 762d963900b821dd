import { isAlive, npmProcess } from './npmProcess.ts';

/** What a stop needs of the process, so that it can be tried without one. */
export interface Stopping {
  /** Closes everything; called once. */
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  readonly say: (line: string) => void;
  /** What to say at the end. */
  readonly farewell: string;
  /** Milliseconds, from any start. */
  readonly now: () => number;
}

/** A terminal sends Ctrl-C to all its processes and npm passes it on: two within this time are one. */
const sameKeyMs = 400;

/** The answer to a wish to stop: the first one stops cleanly, one more stops at once. */
export function stopper({ close, exit, say, farewell, now }: Stopping): () => void {
  let since: number | undefined;
  return () => {
    if (since !== undefined) {
      if (now() - since > sameKeyMs) exit(130);
      return;
    }
    since = now();
    say('\nStopping (Ctrl-C again stops at once) …');
    close().then(
      () => {
        say(farewell);
        exit(0);
      },
      (problem: unknown) => {
        say(`Stopped, but not cleanly: ${problem instanceof Error ? problem.message : problem}`);
        exit(1);
      },
    );
  };
}

const parentCheckMs = 500;

/** Stops this process cleanly on Ctrl-C, SIGTERM and SIGHUP, and when the npm that started it is gone: npm does not pass SIGTERM on. */
export function stopOnRequest(close: () => Promise<void>, farewell: string): void {
  const say = (line: string) => console.log(line);
  const stop = stopper({ close, exit: (code) => process.exit(code), say, farewell, now: () => performance.now() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Whoever read what this process prints may be gone before it is.
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
