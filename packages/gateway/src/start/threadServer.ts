import { parentPort } from 'node:worker_threads';
import { isLocalHostname, realmOrigins } from '@realmkit/mock-server';
import { closeServers } from './closeServers.ts';
import { createHttpServer } from './createHttpServer.ts';
import { formatError } from './formatError.ts';
import { bind, type Listener } from './ports.ts';
import type { ServicesOrder, ServicesReport } from './servicesThread.ts';
import { type ServicesFetch, startupHandler } from './startupHandler.ts';

/** Services that are ready. */
export interface OpenedServices {
  readonly fetch: ServicesFetch;
  close(): Promise<void>;
}

const report = (message: ServicesReport) => parentPort?.postMessage(message);

/** The port of the services, and their base URL for clients. */
interface ThreadListener extends Omit<Listener, 'server'> {
  readonly baseUrl: string;
}

/** Serves in this thread the services that `open` creates, on a port that is bound first; follows the messages of the main thread. */
export async function serveInThread({ baseUrl, ...listener }: ThreadListener, open: () => Promise<OpenedServices>): Promise<void> {
  const handler = startupHandler(listener.name);
  const server = createHttpServer(handler.fetch, {
    isServed: (hostname) => isLocalHostname(hostname) || hostname === new URL(baseUrl).hostname || realmOrigins.isHostname(hostname),
  });
  const message = await bind({ server, ...listener });
  report(message === undefined ? { kind: 'bound' } : { kind: 'refused', message });

  let opening: Promise<OpenedServices> | undefined;
  parentPort?.on('message', async (order: ServicesOrder) => {
    try {
      if (order === 'open') {
        opening = open();
        handler.handOverTo((await opening).fetch);
        report({ kind: 'ready' });
      } else {
        await closeServers([server]);
        await (await opening)?.close();
        process.exit(0);
      }
    } catch (reason) {
      report({ kind: 'failed', message: formatError(reason) });
    }
  });
}
