import { workerData } from 'node:worker_threads';
import type { MockServer } from '../mock/mockServer.ts';
import type { SandboxOptions } from '../sandbox/options.ts';
import { purgeHourly } from './purgeHourly.ts';
import type { ServicesStart } from './servicesThread.ts';
import { accountLimitsOf } from './settings.ts';
import { serveInThread } from './threadServer.ts';

const { port, gatewayPort, baseUrl, data }: ServicesStart = workerData;

/** Returns the contracts' mock, loaded on its first request: that takes a second that most runs never need. */
function lazyMock(): NonNullable<SandboxOptions['mock']> {
  let mock: Promise<MockServer> | undefined;
  return async (request) => {
    mock ??= import('../mock/mockServer.ts').then(({ mockServer }) => mockServer({ openToPages: false }));
    return (await mock).app.fetch(request);
  };
}

await serveInThread({ port, baseUrl, name: 'sandbox', variable: 'SANDBOX_PORT' }, async () => {
  const { createSandbox } = await import('../sandbox/sandbox.ts');
  const { appOriginOn } = await import('../mail/realmUrl.ts');
  const { createCardProvider } = await import('../services/payment/provider/createCardProvider.ts');
  const cards = await createCardProvider(process.env.STRIPE_SECRET_KEY);
  const { app, purge, close } = await createSandbox({
    data,
    cards,
    limits: accountLimitsOf(process.env),
    baseUrl,
    appOrigin: appOriginOn(gatewayPort),
    mock: lazyMock(),
  });
  const endPurges = purgeHourly(purge);
  return {
    fetch: (request, env) => app.fetch(request, env),
    close: () => {
      endPurges();
      return close();
    },
  };
});
