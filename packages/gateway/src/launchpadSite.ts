import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractFile, contractNames, readContract } from '@realmkit/contract-engine/contracts';
import { type Context, Hono } from 'hono';
import { consolePage } from './console/consolePage.ts';
import { contractList, contractPage } from './contracts/contractPage.ts';
import { contractReference } from './contracts/reference.ts';
import { readUsage } from './contracts/usage.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import { launchpadPage } from './launchpad/launchpadPage.ts';
import { realmStyles } from './launchpad/realmStyles.ts';
import { type PageKind, securityHeaders } from './security/securityHeaders.ts';
import { siteOf } from './site.ts';
import { readAsset } from './static/asset.ts';
import { notFound, sendAsset, sendFile } from './static/sendAsset.ts';

const ownFiles = fileURLToPath(new URL('./launchpad/files/', import.meta.url));

/** Serves bare localhost: the launchpad, Storybook once it is built, and the reference of the contracts. */
export function launchpadSite({ root, sandbox, upstream = sandbox, sandboxState, stateless = false }: GatewayOptions): Hono {
  const storybook = join(root, 'storybook-static');
  const app = new Hono();

  const headers = (context: Context, kind: PageKind) => ({
    ...securityHeaders(kind, context.req.path, { sandbox: upstream, bookContent: upstream }),
    'cache-control': 'no-cache',
  });
  const file = (context: Context, kind: PageKind, folder: string, path: string) => sendFile(context, folder, path, headers(context, kind));

  app.get('/', (context) => {
    const { port } = siteOf(context.req.header('host'));
    return context.html(
      launchpadPage({ port, sandbox: upstream, stateless, hasStorybook: existsSync(join(storybook, 'index.html')) }),
      200,
      headers(context, 'launchpad'),
    );
  });
  if (!stateless) app.get('/console', (context) => context.html(consolePage(upstream), 200, headers(context, 'launchpad')));
  app.get('/launchpad/state.json', async (context) =>
    context.json(await sandboxState(), 200, { ...headers(context, 'launchpad'), 'cache-control': 'no-store' }),
  );
  app.get('/launchpad/realms.css', (context) =>
    context.body(realmStyles, 200, { ...headers(context, 'launchpad'), 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/launchpad/*', (context) => file(context, 'launchpad', ownFiles, context.req.path.slice('/launchpad'.length)));
  app.get('/favicon.ico', (context) => file(context, 'launchpad', ownFiles, '/icon.svg'));
  app.on('GET', ['/brand/*', '/fonts/*'], (context) => file(context, 'launchpad', join(root, 'design-system/dist'), context.req.path));

  app.get('/storybook', (context) => context.redirect('/storybook/'));
  app.get('/storybook/*', (context) => {
    const path = context.req.path.slice('/storybook'.length);
    return file(context, 'storybook', storybook, path === '/' ? '/index.html' : path);
  });

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
        contractPage(service, contractReference(readContract(service)), readUsage(root)),
        200,
        headers(context, 'contracts'),
      );
    const source = await readAsset(contractFile(service));
    return source ? sendAsset(context, source, headers(context, 'contracts')) : notFound(context, headers(context, 'contracts'));
  });
  app.get('*', (context) => notFound(context, headers(context, 'launchpad')));
  return app;
}
