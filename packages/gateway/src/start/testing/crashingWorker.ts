import { workerData } from 'node:worker_threads';
import type { ServicesStart } from '../servicesThread.ts';
import { serveInThread } from '../threadServer.ts';

const { port, baseUrl }: ServicesStart = workerData;

let stays = false;
const nothing = new Int32Array(new SharedArrayBuffer(4));

/** The time for which `/busy` blocks the event loop, in milliseconds. */
const busyTime = 5000;

// A test runs this as the thread of the services: `/crash` is an error that nothing catches, as a fault in any library would be. `/busy` and `/spin`
// block the event loop, the first as a database does that works, the second for good. After `/stay` the services never close.
await serveInThread({ port, baseUrl, name: 'sandbox', variable: 'SANDBOX_PORT' }, async (progressed) => ({
  fetch: ({ url }) => {
    for (const end = performance.now() + busyTime; url.endsWith('/busy') && performance.now() < end; ) progressed();
    stays ||= url.endsWith('/stay');
    while (url.endsWith('/spin')) Atomics.load(nothing, 0);
    if (url.endsWith('/crash'))
      setImmediate(() => {
        throw new Error('nothing catches this');
      });
    return Response.json({ status: 'ok' });
  },
  close: () => (stays ? new Promise<void>(() => {}) : Promise.resolve()),
}));
