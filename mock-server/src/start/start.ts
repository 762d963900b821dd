import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { gateway } from '../gateway/gateway.ts';
import { announcement } from './announcement.ts';
import { closeServers } from './closeServers.ts';
import { formatError } from './formatError.ts';
import { bind } from './ports.ts';
import { servicesThread } from './servicesThread.ts';
import { isKept, settingsOf } from './settings.ts';
import { stopOnRequest } from './stopping.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** How the system shall run. */
export interface StartOptions {
  /** Vite serves the apps, with hot replacement. */
  readonly development?: boolean;
  /** The mock answers by the contracts' examples, in place of the sandbox with its state. */
  readonly mock?: boolean;
}

async function run({ development = false, mock = false }: StartOptions): Promise<void> {
  const settings = settingsOf(process.env, root);
  const { gatewayPort, sandboxPort, mockPort, data } = settings;
  const servicesPort = mock ? mockPort : sandboxPort;
  const services = servicesThread(mock ? 'mock' : 'sandbox', { port: servicesPort, data });
  const server = createServer();
  const vite = development ? (await import('../gateway/development/viteApps.ts')).viteApps(root, server) : undefined;
  const site = gateway({
    root,
    sandbox: `http://localhost:${servicesPort}`,
    sandboxState: services.state,
    stateless: mock,
    development,
    cardProviderKey: process.env.STRIPE_PUBLISHABLE_KEY,
    ...(vite && { serveApp: vite.serveApp }),
  });
  server.on('request', getRequestListener(site.fetch));

  // Two processes on one data folder would lose what they write: the ports come first, so that a second start ends here.
  const gatewayProblem = await bind({ server, port: gatewayPort, name: 'gateway', variable: 'GATEWAY_PORT' });
  const problems = [gatewayProblem, await services.bound].filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  let stopping = false;
  const close = async () => {
    stopping = true;
    await closeServers([server]);
    await vite?.close();
    await services.close();
  };
  stopOnRequest(close, !mock && isKept(data) ? 'Stopped. All data is saved.' : 'Stopped.');
  console.log(`Launchpad  http://localhost:${gatewayPort}`);
  console.log(`${mock ? 'Mock   ' : 'Sandbox'}    starting …`);
  await services.open();
  if (!stopping) console.log(announcement(settings, mock));
}

/** Starts the gateway in this process and the services in a thread of it; says in words why it cannot, and ends the process then. */
export async function start(options: StartOptions = {}): Promise<void> {
  try {
    await run(options);
  } catch (problem) {
    console.error(`\nRealmkit cannot start.\n${formatError(problem)}\n`);
    process.exit(1);
  }
}
