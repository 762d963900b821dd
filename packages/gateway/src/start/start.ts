import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../../scripts/freePorts.ts';
import { gateway } from '../gateway.ts';
import { createStorybookBuild } from '../storybook/storybookBuild.ts';
import { announcement } from './announcement.ts';
import { closeServers } from './closeServers.ts';
import { createHttpServer } from './createHttpServer.ts';
import { formatError } from './formatError.ts';
import { shutDownOnSignals } from './gracefulShutdown.ts';
import { readOwnData, sendOwnData } from './ownData.ts';
import { bind } from './ports.ts';
import { servicesState } from './servicesState.ts';
import { servicesThread } from './servicesThread.ts';
import { isPersistent, settingsOf, trustOf } from './settings.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The options of a start. */
export interface StartOptions {
  /** Serves the apps through Vite, with hot module replacement. */
  readonly development?: boolean;
  /** Starts the mock, which responds with the contracts' examples, in place of the sandbox. */
  readonly mock?: boolean;
  /** Listens on ports that are free, for tests that start a sandbox of their own. */
  readonly onFreePorts?: boolean;
  /** The JSON file of calls that are made once the sandbox is there. */
  readonly ownData?: string | undefined;
}

async function withFreePorts(): Promise<NodeJS.ProcessEnv> {
  const [gateway, services] = await freePorts(2);
  return { ...process.env, GATEWAY_PORT: String(gateway), SANDBOX_PORT: String(services), MOCK_PORT: String(services) };
}

async function run({ development = false, mock = false, onFreePorts = false, ownData }: StartOptions): Promise<void> {
  const settings = settingsOf(onFreePorts ? await withFreePorts() : process.env, root);
  const calls = ownData === undefined ? [] : readOwnData(ownData);
  const { gatewayPort, sandboxPort, mockPort, servicesUrl, data } = settings;
  const servicesPort = mock ? mockPort : sandboxPort;
  const upstream = `http://localhost:${servicesPort}`;
  const baseUrl = mock ? upstream : servicesUrl;
  // Only this gateway knows the secret: whoever else reaches the services cannot name a client.
  const trust = { ...trustOf(process.env), gatewaySecret: randomBytes(32).toString('base64url') };
  const worker = new URL(mock ? './mockWorker.ts' : './sandboxWorker.ts', import.meta.url);
  const script = development ? 'dev' : 'start';
  const services = servicesThread(worker, { port: servicesPort, gatewayPort, baseUrl, data, trust, script });
  const server = createHttpServer((request, env) => site.fetch(request, env));
  const vite = development ? (await import('../development/viteApps.ts')).viteApps(root, server) : undefined;
  const storybook = createStorybookBuild(root);
  const site = gateway({
    root,
    storybook,
    mockPort,
    sandbox: baseUrl,
    upstream,
    trust,
    sandboxState: () => (mock ? services.state() : servicesState(services.state(), upstream)),
    stateless: mock,
    development,
    cardProviderKey: process.env.STRIPE_PUBLISHABLE_KEY,
    ...(vite && { serveApp: vite.serveApp }),
  });

  // Two processes on one data folder would lose writes: the ports are bound first, so that a second start ends here.
  const gatewayError = await bind({ server, port: gatewayPort, name: 'gateway', variable: 'GATEWAY_PORT', script });
  const errors = [gatewayError, await services.bound].filter((error) => error !== undefined);
  if (errors.length > 0) throw new Error(errors.join('\n'));

  let stopping = false;
  const close = async () => {
    stopping = true;
    storybook.close();
    await closeServers([server]);
    await vite?.close();
    await services.close();
  };
  shutDownOnSignals(close, !mock && isPersistent(data) ? 'Stopped. All data is saved.' : 'Stopped.');
  console.log(`Launchpad  http://localhost:${gatewayPort}`);
  console.log(`${mock ? 'Mock   ' : 'Sandbox'}    starting …`);
  await services.open();
  const changed = await sendOwnData(calls, upstream, gatewayPort);
  if (calls.length > 0) console.log(`Own data   ${changed} of ${calls.length} calls of ${ownData} changed something.`);
  if (!stopping) console.log(announcement(settings, mock));
}

/** Starts the gateway in this process and the services in a thread; on an error prints its message and exits. */
export async function start(options: StartOptions = {}): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    console.error(`\nRealmkit cannot start.\n${formatError(error)}\n`);
    process.exit(1);
  }
}
