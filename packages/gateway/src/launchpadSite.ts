import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contractFile, contractNames, readContract } from '@realmkit/contract-engine/contracts';
import { clientIdOf, isOnThisMachine, type Realm, realmOrigins, realms } from '@realmkit/mock-server';
import { type Context, Hono } from 'hono';
import { consolePage } from './console/consolePage.ts';
import { contractList, contractPage } from './contracts/contractPage.ts';
import { contractReference } from './contracts/reference.ts';
import type { TryTargets } from './contracts/tryForm.ts';
import { readUsage } from './contracts/usage.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import { launchpadPage } from './launchpad/launchpadPage.ts';
import { pagesFolder } from './pagesFolder.ts';
import { type PageKind, securityHeaders } from './security/securityHeaders.ts';
import { siteOf } from './site.ts';
import { readAsset } from './static/asset.ts';
import { notFound, sendAsset, sendFile } from './static/sendAsset.ts';
import { storybookFolder } from './storybook/storybookBuild.ts';

/** Returns whether anything answers at a port of this machine. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(500) }).then(
    () => true,
    () => false,
  );

const realmIn = (context: Context): Realm => realms.find((realm) => realm === context.req.query('realm')) ?? 'se';

/** Serves bare localhost: the launchpad, the console of the sandbox, and the reference of the contracts. */
export function launchpadSite({
  root,
  sandbox,
  upstream = sandbox,
  mockPort = 4010,
  sandboxState,
  stateless = false,
}: GatewayOptions): Hono {
  const pages = join(root, pagesFolder);
  const app = new Hono();
  const mockOrigin = `http://localhost:${mockPort}`;

  const headers = (context: Context, kind: PageKind) => ({
    ...securityHeaders(kind, context.req.path, { sandbox: upstream, mock: mockOrigin, bookContent: upstream }),
    'cache-control': 'no-cache',
  });
  const file = (context: Context, kind: PageKind, folder: string, path: string) => sendFile(context, folder, path, headers(context, kind));

  app.get('/', (context) => {
    const { port } = siteOf(context.req.header('host'));
    const hasStorybook = existsSync(join(root, storybookFolder, 'index.html'));
    const onThisMachine = isOnThisMachine(context);
    const options = { realm: realmIn(context), port, sandbox: upstream, mockPort, stateless, onThisMachine, hasStorybook };
    return context.html(launchpadPage(options), 200, headers(context, 'launchpad'));
  });
  if (!stateless)
    app.get('/console', (context) =>
      isOnThisMachine(context)
        ? context.html(consolePage(upstream, realmIn(context)), 200, headers(context, 'launchpad'))
        : notFound(context, headers(context, 'launchpad')),
    );
  app.get('/launchpad/state.json', async (context) =>
    context.json({ ...(await sandboxState()), ...(!stateless && { mock: await answers(mockPort) }) }, 200, {
      ...headers(context, 'launchpad'),
      'cache-control': 'no-store',
    }),
  );
  app.get('/launchpad/*', (context) => file(context, 'launchpad', pages, context.req.path.slice('/launchpad'.length)));
  app.get('/favicon.ico', (context) => file(context, 'launchpad', pages, '/icon.svg'));
  app.on('GET', ['/brand/*', '/fonts/*'], (context) => file(context, 'launchpad', join(root, 'design-system/dist'), context.req.path));

  const targets = (context: Context): TryTargets => {
    const realm = realmIn(context);
    const origin = realmOrigins.originOn(realmOrigins.appsHostname(realm), siteOf(context.req.header('host')).port);
    const origins = stateless ? { Mock: upstream } : { Sandbox: upstream, Mock: mockOrigin };
    return { origins, clientId: clientIdOf(realm), redirectUri: `${origin}/login` };
  };
  app.get('/contracts', (context) => {
    const contracts = contractNames.map((service) => ({ service, contract: contractReference(readContract(service)) }));
    return context.html(contractList(contracts), 200, headers(context, 'contracts'));
  });
  app.get('/contracts/:file', async (context) => {
    const name = context.req.param('file');
    const service = name.replace(/\.yaml$/, '');
    if (!contractNames.includes(service)) return notFound(context, headers(context, 'contracts'));
    if (!name.endsWith('.yaml'))
      return context.html(
        contractPage(service, contractReference(readContract(service)), readUsage(root), targets(context)),
        200,
        headers(context, 'contracts'),
      );
    const source = await readAsset(contractFile(service));
    return source ? sendAsset(context, source, headers(context, 'contracts')) : notFound(context, headers(context, 'contracts'));
  });
  app.get('*', (context) => notFound(context, headers(context, 'launchpad')));
  return app;
}
