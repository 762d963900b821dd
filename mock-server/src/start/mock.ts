import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { mockedBases, mockServer } from '../mock/mockServer.ts';
import { closeServers } from './closeServers.ts';
import { inWords } from './inWords.ts';
import { bind } from './ports.ts';
import { settingsOf } from './settings.ts';
import { stopOnRequest } from './stopping.ts';

/** Serves every contract statelessly on one port, and says where. */
export async function startMock(): Promise<void> {
  try {
    const { mockPort: port } = settingsOf(process.env, fileURLToPath(new URL('../../../', import.meta.url)));
    const app = await mockServer();
    const server = createServer(getRequestListener(app.fetch));
    const problem = await bind({ server, port, name: 'mock server', variable: 'MOCK_PORT', script: 'mock' });
    if (problem !== undefined) throw new Error(problem);
    stopOnRequest(() => closeServers([server]), 'Stopped.');
    const addresses = mockedBases().map((base) => `  http://localhost:${port}${base}`);
    console.log(`
The mock server answers every contract, without state:

${addresses.join('\n')}

A certain answer:     curl -H 'Prefer: code=401' http://localhost:${port}/account/me
A certain example:    curl -H 'Prefer: example=shared' http://localhost:${port}/account/me
Generated answers:    curl -H 'Prefer: dynamic=true' -H 'Authorization: Bearer any' http://localhost:${port}/account/me
`);
  } catch (problem) {
    console.error(`\nThe mock server cannot start.\n${inWords(problem)}\n`);
    process.exit(1);
  }
}
