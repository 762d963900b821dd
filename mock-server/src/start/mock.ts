import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { serviceNames } from '../mock/contracts.ts';
import { closeServers } from './closeServers.ts';
import { formatError } from './formatError.ts';
import { mockArguments } from './mockArguments.ts';
import { bind } from './ports.ts';
import { settingsOf } from './settings.ts';
import { stopOnRequest } from './stopping.ts';

const example = (address: string): string => `
A certain answer:     curl -H 'Prefer: code=401' ${address}/account/me
A certain example:    curl -H 'Prefer: example=shared' -H 'Authorization: Bearer any' ${address}/account/me
Generated answers:    curl -H 'Prefer: dynamic=true' -H 'Authorization: Bearer any' ${address}/account/me
`;

async function run(given: readonly string[]): Promise<void> {
  const { mockPort: port } = settingsOf(process.env, fileURLToPath(new URL('../../../', import.meta.url)));
  const { services, verbose } = mockArguments(given, serviceNames());
  const app = Promise.withResolvers<Hono>();
  const server = createServer(getRequestListener(async (request) => (await app.promise).fetch(request)));
  const problem = await bind({ server, port, name: 'mock server', variable: 'MOCK_PORT', script: 'mock' });
  if (problem !== undefined) throw new Error(problem);
  stopOnRequest(() => closeServers([server]), 'Stopped.');
  // Prism takes its time: a name that is no contract's and a port that is taken are told before it is loaded.
  const { mockServer } = await import('../mock/mockServer.ts');
  const mock = await mockServer({ services, ...(verbose && { log: (line) => console.log(line) }) });
  app.resolve(mock.app);
  const address = `http://localhost:${port}`;
  console.log(`
The mock server answers by the examples of ${services.length === 1 ? 'one contract' : `${services.length} contracts`}, without state:

${mock.bases.map((base) => `  ${address}${base}`).join('\n')}
${services.includes('account') ? example(address) : ''}`);
}

/** Serves contracts statelessly on one port, and says where; `given` is what followed `npm run mock --`. */
export async function startMock(given: readonly string[]): Promise<void> {
  try {
    await run(given);
  } catch (problem) {
    console.error(`\nThe mock server cannot start.\n${formatError(problem)}\n`);
    process.exit(1);
  }
}
