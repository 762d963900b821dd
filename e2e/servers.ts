import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url));

/** A gateway and its services in a separate process. */
export interface Servers {
  stop(): Promise<void>;
}

/**
 * Starts a gateway and its services on the ports and the data folder of `environment`, and resolves when they respond.
 * @throws Error with the output of the process if it ends before that.
 */
export async function startServers(options: readonly string[], environment: Readonly<Record<string, string>>): Promise<Servers> {
  const server = spawn(process.execPath, [script, ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const printed: string[] = [];
  const ready = Promise.withResolvers<void>();
  const lines = createInterface({ input: server.stdout });
  lines.on('line', (line) => {
    printed.push(line);
    if (line === 'Realmkit is running.') ready.resolve();
  });
  lines.on('close', () => ready.reject(new Error(`The servers ended while they were starting:\n${printed.join('\n')}`)));
  await ready.promise;
  return {
    async stop() {
      server.kill('SIGTERM');
      await ended;
      if (environment.DATA) rmSync(environment.DATA, { recursive: true, force: true });
    },
  };
}
