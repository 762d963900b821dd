import { workerData } from 'node:worker_threads';
import { openSandbox } from './openSandbox.ts';
import type { ServicesStart } from './servicesThread.ts';
import { serveInThread } from './threadServer.ts';

const { port, gatewayPort, baseUrl, data, trust, script }: ServicesStart = workerData;

await serveInThread({ port, baseUrl, name: 'sandbox', variable: 'SANDBOX_PORT', ...(script && { script }) }, (progressed) =>
  openSandbox({
    data,
    watch: {
      progressed,
      // The main thread starts the services again, and the database recovers from its write-ahead log.
      lost: (reason) => setImmediate(() => Promise.reject(reason)),
    },
    trust,
    baseUrl,
    gatewayPort,
  }),
);
