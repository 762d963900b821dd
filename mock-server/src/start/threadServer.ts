import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { closeServers } from './closeServers.ts';
import { formatError } from './formatError.ts';
import { bind, type Listener } from './ports.ts';
import type { ServicesOrder, ServicesReport } from './servicesThread.ts';
import { type ServicesFetch, startupHandler } from './startupHandler.ts';

/** Services that answer. */
export interface OpenedServices {
  readonly fetch: ServicesFetch;
  close(): Promise<void>;
}

const report = (message: ServicesReport) => parentPort?.postMessage(message);

/** Serves in this thread what `open` makes, on a port that is held from the first moment; follows the orders of the main thread. */
export async function serveInThread(listener: Omit<Listener, 'server'>, open: () => Promise<OpenedServices>): Promise<void> {
  const slot = startupHandler(listener.name);
  const server = createServer(getRequestListener(slot.fetch));
  const problem = await bind({ server, ...listener });
  report(problem === undefined ? { kind: 'bound' } : { kind: 'refused', problem });

  let opening: Promise<OpenedServices> | undefined;
  parentPort?.on('message', async (order: ServicesOrder) => {
    try {
      if (order === 'open') {
        opening = open();
        slot.fill((await opening).fetch);
        report({ kind: 'ready' });
      } else {
        await closeServers([server]);
        await (await opening)?.close();
        process.exit(0);
      }
    } catch (reason) {
      report({ kind: 'failed', problem: formatError(reason) });
    }
  });
}
