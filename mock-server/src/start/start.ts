import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { gateway } from '../gateway/gateway.ts';
import { announcement } from './announcement.ts';
import { closeServers } from './closeServers.ts';
import { inWords } from './inWords.ts';
import { bind } from './ports.ts';
import { sandboxThread } from './sandboxThread.ts';
import { isKept, settingsOf } from './settings.ts';
import { stopOnRequest } from './stopping.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function run(development: boolean): Promise<void> {
  const settings = settingsOf(process.env, root);
  const { gatewayPort, sandboxPort, data } = settings;
  const sandbox = sandboxThread({ port: sandboxPort, data });
  const server = createServer();
  const vite = development ? (await import('../gateway/development/viteApps.ts')).viteApps(root, server) : undefined;
  const site = gateway({
    root,
    sandbox: `http://localhost:${sandboxPort}`,
    sandboxState: sandbox.state,
    development,
    ...(vite && { serveApp: vite.serveApp }),
  });
  server.on('request', getRequestListener(site.fetch));

  // Two processes on one data folder would lose what they write: the ports come first, so that a second start ends here.
  const gatewayProblem = await bind({ server, port: gatewayPort, name: 'gateway', variable: 'GATEWAY_PORT' });
  const problems = [gatewayProblem, await sandbox.bound].filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  let stopping = false;
  const close = async () => {
    stopping = true;
    await closeServers([server]);
    await vite?.close();
    await sandbox.close();
  };
  stopOnRequest(close, isKept(data) ? 'Stopped. All data is saved.' : 'Stopped.');
  console.log(`Launchpad  http://localhost:${gatewayPort}`);
  console.log('Sandbox    starting …');
  await sandbox.open();
  if (!stopping) console.log(announcement(settings));
}

/** Starts gateway and sandbox in this process; says in words why it cannot, and ends the process then. */
export async function start({ development = false } = {}): Promise<void> {
  try {
    await run(development);
  } catch (problem) {
    console.error(`\nRealmkit cannot start.\n${inWords(problem)}\n`);
    process.exit(1);
  }
}
