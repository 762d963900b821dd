import { parentPort, workerData } from 'node:worker_threads';
import { isLocalHostname, realmOrigins } from '@realmkit/mock-server';
import { closeServers } from './closeServers.ts';
import { createHttpServer } from './createHttpServer.ts';
import { formatError } from './formatError.ts';
import { bind, type Listener } from './ports.ts';
import type { ServicesOrder, ServicesReport, ThreadData } from './servicesThread.ts';
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

/** The time between two signs of a running event loop, in milliseconds. */
const heartbeat = 250;

/**
 * Serves in this thread the services that `open` creates, on a port that is bound first; follows the messages of the main thread, and shows it its
 * progress: that of the event loop, and what `open` is given to report.
 */
export async function serveInThread(
  { baseUrl, ...listener }: ThreadListener,
  open: (progressed: () => void) => Promise<OpenedServices>,
): Promise<void> {
  const { progress }: ThreadData = workerData;
  const counter = new Int32Array(progress);
  const progressed = () => void Atomics.add(counter, 0, 1);
  setInterval(progressed, heartbeat).unref();
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
        opening = open(progressed);
        handler.handOverTo((await opening).fetch);
        report({ kind: 'ready' });
      } else {
        await closeServers([server]);
        await (await opening)?.close();
        process.exit(0);
      }
    } catch (reason) {
      const message = formatError(reason);
      handler.failWith(message);
      report({ kind: 'failed', message });
    }
  });
}
