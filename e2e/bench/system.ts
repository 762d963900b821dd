import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The running system under measurement, on ports of its own. */
export interface System {
  readonly sandboxPort: number;
  readonly gatewayPort: number;
  /** When the process was started, in milliseconds of `performance.now()`. */
  readonly startedAt: number;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess) => (child.exitCode === null ? once(child, 'exit') : undefined);

/** Starts a script of the root with its data in a folder or in memory. */
export function startSystem(script: string, data: string): System {
  const [sandboxPort, gatewayPort] = [3002, 8082];
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA: data, SANDBOX_PORT: String(sandboxPort), GATEWAY_PORT: String(gatewayPort) },
  });
  return {
    sandboxPort,
    gatewayPort,
    startedAt,
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}

/** Asks every 20 ms until an address answers with 200, and gives the answer; rejects after a minute. */
export async function answerOf(url: string, init?: RequestInit): Promise<Response> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const answer = await fetch(url, init).catch(() => undefined);
    if (answer?.status === 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer within a minute.`);
}
