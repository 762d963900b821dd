import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url));

/** What the servers of this worker wrote on stderr, and no journey has taken yet. */
export const serverReports: string[] = [];

/** A gateway and its services in a separate process. */
export interface Servers {
  /** Stops them as an update of the platform does, and starts them on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a gateway and its services on the ports and the data folder of `environment`, and resolves with what stops them when they respond.
 * @throws Error with the output of the process if it ends before that.
 */
async function launch(options: readonly string[], environment: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, [script, ...options], {
    // Playwright asks for colours: where the shell asks for none, Node would warn of both in each process.
    env: { ...process.env, ...(process.env.NO_COLOR && { FORCE_COLOR: undefined }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => serverReports.push(text));
  const ended = once(server, 'exit');
  const printed: string[] = [];
  const ready = Promise.withResolvers<void>();
  const lines = createInterface({ input: server.stdout });
  lines.on('line', (line) => {
    printed.push(line);
    if (line === 'Realmkit is running.') ready.resolve();
  });
  lines.on('close', () =>
    ready.reject(new Error(`The servers ended while they were starting:\n${[...printed, ...serverReports].join('\n')}`)),
  );
  await ready.promise;
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}

/** Starts servers as {@link launch} does. */
export async function startServers(options: readonly string[], environment: Readonly<Record<string, string>>): Promise<Servers> {
  let stop = await launch(options, environment);
  return {
    async restart() {
      await stop();
      stop = await launch(
        options.filter((option) => option !== '--seeded'),
        environment,
      );
    },
    async stop() {
      await stop();
      if (environment.DATA) rmSync(environment.DATA, { recursive: true, force: true });
      if (serverReports.length > 0) throw new Error(`The servers reported after the last journey:\n${serverReports.splice(0).join('')}`);
    },
  };
}
