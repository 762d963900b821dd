import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process under measurement. */
export interface RunningScript {
  readonly pid: number;
  /** When it was started, in milliseconds of `performance.now()`. */
  readonly startedAt: number;
  /** Settles once it is over. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Runs a script of the project by Node, with further variables in its environment and what it prints left unread. */
export function runScript(script: readonly string[], environment: Readonly<Record<string, string>>): RunningScript {
  const startedAt = performance.now();
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } });
  const ended = once(child, 'exit');
  return {
    ended,
    pid: child.pid ?? 0,
    startedAt,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Asks every 20 ms until an address answers with 200, and gives the answer; rejects after some seconds, a minute unless told otherwise. */
export async function answerOf(url: string, init?: RequestInit, seconds = 60): Promise<Response> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const answer = await fetch(url, init).catch(() => undefined);
    if (answer?.status === 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`);
}
