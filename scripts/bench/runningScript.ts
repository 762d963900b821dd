import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process under measurement. */
export interface RunningScript {
  readonly pid: number;
  /** The start time, in milliseconds of `performance.now()`. */
  readonly startedAt: number;
  /** Settles when the process has ended. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Runs a script of the project with Node and further environment variables; its output is ignored. */
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

/**
 * Fetches a URL every 20 ms until it responds with 200, and returns the response.
 * @throws after `seconds`, a minute by default
 */
export async function fetchUntilOk(url: string, init?: RequestInit, seconds = 60): Promise<Response> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const response = await fetch(url, init).catch(() => undefined);
    if (response?.status === 200) return response;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`);
}
