import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** How many ports a run has: four for each of its at most four workers, and the one that reserves them. */
const size = 17;

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().unref();
  try {
    await once(server.listen(port), 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * Reserves ports for the servers of this run and its workers, which are processes of their own: another run on this machine, or `npm start`, has
 * others. The first port is listened on as long as the run lives, so that no other run takes the same.
 */
export async function reservePorts(): Promise<void> {
  if (process.env.E2E_FIRST_PORT) return;
  // Below the ports that a system gives to connections.
  for (let first = 20_000; first < 30_000; first += size) {
    const [reserved, ...others] = await Promise.all(Array.from({ length: size }, (_, offset) => listen(first + offset)));
    const isFree = reserved && others.every(Boolean);
    await Promise.all(others.map((server) => server && once(server.close(), 'close')));
    if (isFree) {
      process.env.E2E_FIRST_PORT = String(first);
      return;
    }
    reserved?.close();
  }
  throw new Error('No ports are free between 20000 and 30000.');
}

/** The first port of this parallel worker: each has its own servers. */
const first = Number(process.env.E2E_FIRST_PORT) + 1 + 4 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

export const sandboxPort = first;
export const gatewayPort = first + 1;
/** The same for the apps on the mock. */
export const mockPort = first + 2;
export const mockGatewayPort = first + 3;
