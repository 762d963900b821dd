import { fileURLToPath } from 'node:url';
import { contractNames } from '@realmkit/contract-engine/contracts';
import { isLocalHostname } from '@realmkit/mock-server';
import type { Hono } from 'hono';
import { closeServers } from './closeServers.ts';
import { createHttpServer } from './createHttpServer.ts';
import { formatError } from './formatError.ts';
import { shutDownOnSignals } from './gracefulShutdown.ts';
import { mockArguments, mockUsage } from './mockArguments.ts';
import { bind } from './ports.ts';
import { settingsOf } from './settings.ts';

const example = (baseUrl: string): string => `
A certain answer:     curl -H 'Prefer: code=401' ${baseUrl}/account/me
A certain example:    curl -H 'Prefer: example=shared' -H 'Authorization: Bearer any' ${baseUrl}/account/me
Generated answers:    curl -H 'Prefer: dynamic=true' -H 'Authorization: Bearer any' ${baseUrl}/account/me
`;

async function run(given: readonly string[]): Promise<void> {
  const { mockPort: port } = settingsOf(process.env, fileURLToPath(new URL('../../../../', import.meta.url)));
  const { services, verbose } = mockArguments(given, contractNames);
  const app = Promise.withResolvers<Hono>();
  const server = createHttpServer(async (request) => (await app.promise).fetch(request), { isServed: isLocalHostname });
  const error = await bind({ server, port, name: 'mock server', variable: 'MOCK_PORT', script: 'mock' });
  if (error !== undefined) throw new Error(error);
  shutDownOnSignals(() => closeServers([server]), 'Stopped.');
  // Prism loads slowly: unknown services and a taken port are reported before.
  const { mockServer } = await import('@realmkit/mock-server/mock');
  const mock = await mockServer({ services, ...(verbose && { log: (line) => console.log(line) }) });
  app.resolve(mock.app);
  for (const problem of mock.problems) console.error(`One contract is not served. ${problem}`);
  const baseUrl = `http://localhost:${port}`;
  console.log(`
The mock server answers by the examples of ${services.length === 1 ? 'one contract' : `${services.length} contracts`}, without state:

${mock.bases.map((base) => `  ${baseUrl}${base}`).join('\n')}
${services.includes('account') ? example(baseUrl) : ''}`);
}

/** Serves contracts without state on one port, and prints its URL; `given` are the arguments after `npm run mock --`. */
export async function startMock(given: readonly string[]): Promise<void> {
  if (given.includes('--help')) {
    console.log(mockUsage);
    return;
  }
  try {
    await run(given);
  } catch (error) {
    console.error(`\nThe mock server cannot start.\n${formatError(error)}\n`);
    process.exit(1);
  }
}
