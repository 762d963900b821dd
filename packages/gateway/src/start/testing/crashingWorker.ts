import { workerData } from 'node:worker_threads';
import type { ServicesStart } from '../servicesThread.ts';
import { serveInThread } from '../threadServer.ts';

const { port, baseUrl }: ServicesStart = workerData;

// A test runs this as the thread of the services: `/crash` is an error that nothing catches, as a fault in any library would be.
await serveInThread({ port, baseUrl, name: 'sandbox', variable: 'SANDBOX_PORT' }, async () => ({
  fetch: ({ url }) => {
    if (url.endsWith('/crash'))
      setImmediate(() => {
        throw new Error('nothing catches this');
      });
    return Response.json({ status: 'ok' });
  },
  close: async () => {},
}));
