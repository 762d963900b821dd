import { workerData } from 'node:worker_threads';
import type { ServicesStart } from './servicesThread.ts';
import { serveInThread } from './threadServer.ts';

const { port, baseUrl, script }: ServicesStart = workerData;

await serveInThread({ port, baseUrl, name: 'mock server', variable: 'MOCK_PORT', ...(script && { script }) }, async () => {
  const { mockServer } = await import('@realmkit/mock-server/mock');
  const { app } = await mockServer();
  return { fetch: (request) => app.fetch(request), close: async () => {} };
});
