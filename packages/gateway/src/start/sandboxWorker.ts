import { workerData } from 'node:worker_threads';
import { lazyMock } from './lazyMock.ts';
import { runRegularly } from './runRegularly.ts';
import type { ServicesStart } from './servicesThread.ts';
import { accountLimitsOf } from './settings.ts';
import { serveInThread } from './threadServer.ts';

const { port, gatewayPort, baseUrl, data, trust, script }: ServicesStart = workerData;

const minute = 60_000;
const hour = 60 * minute;

await serveInThread({ port, baseUrl, name: 'sandbox', variable: 'SANDBOX_PORT', ...(script && { script }) }, async (progressed) => {
  const { appOriginOn, createCardProvider, createSandbox } = await import('@realmkit/mock-server/sandbox');
  const cards = await createCardProvider(process.env.STRIPE_SECRET_KEY, process.env.STRIPE_WEBHOOK_SECRET);
  const { app, purge, runJobs, close } = await createSandbox({
    data,
    watch: {
      progressed,
      // The main thread starts the services again, and the database recovers from its write-ahead log.
      lost: (reason) => setImmediate(() => Promise.reject(reason)),
    },
    cards,
    trust,
    limits: accountLimitsOf(process.env),
    baseUrl,
    appOrigin: appOriginOn(gatewayPort),
    mock: lazyMock(),
  });
  const ends = [runRegularly(hour, 'purge', purge), runRegularly(minute, 'jobs', runJobs)];
  return {
    fetch: (request, env) => app.fetch(request, env),
    close: async () => {
      await Promise.all(ends.map((end) => end()));
      await close();
    },
  };
});
