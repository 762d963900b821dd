#!/usr/bin/env node
// The command of the packed platform: all services with state on one port, without pages.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isLocalHostname } from '@realmkit/mock-server';
import { freePorts } from '../../../../scripts/freePorts.ts';
import { demoAccounts, demoPassword } from '../doors/demoAccounts.ts';
import { closeServers } from './closeServers.ts';
import { createHttpServer } from './createHttpServer.ts';
import { formatError } from './formatError.ts';
import { shutDownOnSignals } from './gracefulShutdown.ts';
import { openSandbox } from './openSandbox.ts';
import { readOwnData, sendOwnData } from './ownData.ts';
import { bind } from './ports.ts';
import { trustOf } from './settings.ts';
import { startupHandler } from './startupHandler.ts';

const usage = `realmkit-mock [--port N] [--data FOLDER] [--seed FILE] [--token TOKEN]

Serves all services of the platform with state, offline, on one port of this machine.

  --port N       the port, 3000 by default; 0 chooses a free one
  --data FOLDER  keeps the data in a folder; by default in one that goes when it stops
  --seed FILE    makes the calls of a JSON file at the start:
                 [{ "call": "POST /customer-management/eu/schoolUnits", "as": "superuser@se", "body": { "name": "Tallskolan", "type": "school" } }]
  --token TOKEN  opens the control endpoints (/__sandbox/…) to whoever sends it as a bearer token, 20 characters or more`;

/** The data of a fresh sandbox, which a package carries: no start waits for the seed. */
const freshData = fileURLToPath(new URL('../../../../seed', import.meta.url));

/** The port on which the pages of the apps would be: mails have links to them. */
const gatewayPort = 8080;
const oldestNode = [24, 18] as const;

function options() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { port: text, data: text, seed: text, token: text, help: { type: 'boolean' } } });
  if (!/^\d{1,5}$/.test(values.port ?? '3000')) throw new Error(`--port must be a number, not "${values.port}".`);
  return values;
}

/** Copies the data of a fresh sandbox to a folder, with the empty folders that no tarball has. */
function copyFreshData(folder: string): void {
  if (!existsSync(freshData)) return;
  const folders: readonly string[] = JSON.parse(readFileSync(`${freshData}.json`, 'utf8'));
  for (const each of folders) mkdirSync(join(folder, each), { recursive: true, mode: 0o700 });
  cpSync(freshData, folder, { recursive: true });
}

async function run({ port: given = '3000', data: folder, seed, token }: ReturnType<typeof options>): Promise<void> {
  const [port = 0] = Number(given) === 0 ? await freePorts(1) : [Number(given)];
  const baseUrl = `http://localhost:${port}`;
  const trust = trustOf({ ...process.env, ...(token !== undefined && { CONTROL_TOKEN: token }) });
  const calls = seed === undefined ? [] : readOwnData(seed);
  const handler = startupHandler('sandbox');
  const server = createHttpServer(handler.fetch, { isServed: isLocalHostname });
  if ((await bind({ server, port, name: 'platform', variable: '--port' })) !== undefined)
    throw new Error(`Port ${port} is taken or not allowed. Choose another one with --port, or 0 for a free one.`);

  // Only now: a start that is refused leaves no data behind.
  const data = { folder: folder ?? mkdtempSync(join(tmpdir(), 'realmkit-mock-')) };
  if (!existsSync(join(data.folder, 'pgdata'))) copyFreshData(data.folder);
  const sandbox = await openSandbox({ data, trust, baseUrl, gatewayPort });
  const close = async () => {
    await closeServers([server]);
    await sandbox.close();
    if (folder === undefined) rmSync(data.folder, { recursive: true });
  };
  shutDownOnSignals(close, folder === undefined ? 'Stopped.' : 'Stopped. All data is saved.');
  handler.handOverTo(sandbox.fetch);
  const changed = await sendOwnData(calls, baseUrl, gatewayPort);
  console.log(`The platform is running, with data in ${folder ?? 'a temporary folder, gone when this stops'}.

${sandbox.bases.map((base) => `  ${baseUrl}${base}`).join('\n')}
${calls.length > 0 ? `\n${changed} of ${calls.length} calls of ${seed} changed something.\n` : ''}
Accounts in every realm, password ${demoPassword}: ${demoAccounts.map(({ userName }) => userName).join(', ')}`);
}

try {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
    throw new Error(`It needs Node ${oldestNode.join('.')} or later; this is ${process.versions.node}.`);
  const given = options();
  if (given.help) console.log(usage);
  else await run(given);
} catch (error) {
  console.error(`\nThe platform cannot start.\n${formatError(error)}\n`);
  process.exit(1);
}
