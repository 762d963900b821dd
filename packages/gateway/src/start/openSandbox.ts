import type { SandboxOptions } from '@realmkit/mock-server';
import type { MockServer } from '@realmkit/mock-server/mock';
import { runRegularly } from './runRegularly.ts';
import { accountLimitsOf } from './settings.ts';
import type { OpenedServices } from './threadServer.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Returns the contracts' mock, loaded on its first request: that takes a second that most runs never need. */
function lazyMock(): NonNullable<SandboxOptions['mock']> {
  let mock: Promise<MockServer> | undefined;
  return async (request) => {
    mock ??= import('@realmkit/mock-server/mock').then(({ mockServer }) => mockServer({ openToPages: false }));
    return (await mock).app.fetch(request);
  };
}

/** The options of {@link openSandbox}. */
interface OpenSandboxOptions extends Pick<SandboxOptions, 'data' | 'watch' | 'trust'> {
  readonly baseUrl: string;
  /** The port of the gateway, where the links of mails lead. */
  readonly gatewayPort: number;
}

/** Opens a sandbox with the card provider and the limits of the environment, and runs its jobs until it is closed; returns its base paths too. */
export async function openSandbox({
  gatewayPort,
  ...options
}: OpenSandboxOptions): Promise<OpenedServices & { readonly bases: readonly string[] }> {
  const { appOriginOn, createCardProvider, createSandbox } = await import('@realmkit/mock-server/sandbox');
  const { app, services, purge, runJobs, close } = await createSandbox({
    ...options,
    cards: await createCardProvider(process.env.STRIPE_SECRET_KEY, process.env.STRIPE_WEBHOOK_SECRET),
    limits: accountLimitsOf(process.env),
    appOrigin: appOriginOn(gatewayPort),
    mock: lazyMock(),
  });
  const ends = [runRegularly(hour, 'purge', purge), runRegularly(minute, 'jobs', runJobs)];
  return {
    bases: services.map(({ base }) => base),
    fetch: (request, env) => app.fetch(request, env),
    close: async () => {
      await Promise.all(ends.map((end) => end()));
      await close();
    },
  };
}
