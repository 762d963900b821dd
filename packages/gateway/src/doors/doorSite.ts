import { join } from 'node:path';
import { isOnThisMachine, realmOrigins } from '@realmkit/mock-server';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { configurationOf } from '../configuration.ts';
import type { GatewayOptions } from '../gatewayOptions.ts';
import { isOfLaunchpad, launchpadOrigin } from '../launchpadOrigin.ts';
import { page } from '../page.ts';
import { pagesFolder } from '../pagesFolder.ts';
import type { RealmHost } from '../realmHosts.ts';
import { securityHeaders } from '../security/securityHeaders.ts';
import { siteOf } from '../site.ts';
import { notFound, sendFile } from '../static/sendAsset.ts';
import { demoPassword } from './demoAccounts.ts';
import { type Door, doorOf } from './doors.ts';

/** Returns the realm of a request whose host is exactly one of that realm's; a name that only ends like one has none. */
function realmOf(context: Context): RealmHost | undefined {
  const site = siteOf(context.req.header('host'));
  if (site.kind !== 'apps' || !site.realm) return undefined;
  const { realm } = site.realm;
  return [realmOrigins.appsHostname(realm), realmOrigins.panelHostname(realm)].includes(site.hostname) ? site.realm : undefined;
}

const doorPage = (realm: RealmHost, { userName, path }: Door, port: string, { auth, clientId }: { auth: string; clientId: string }) =>
  page(
    'Opening … – Realmkit',
    html`<main id="main" class="waiting" data-user="${userName}" data-password="${demoPassword}" data-path="${path(realm.realm)}" data-auth="${auth}" data-client="${clientId}">
      <p role="status" id="status">Opening …</p>
      <p><a href="${launchpadOrigin(port)}/?realm=${realm.realm}">Back to the launchpad</a></p>
      <noscript><p>Logging in needs JavaScript.</p></noscript>
    </main>`,
    { realm: realm.realm, base: '/doors', script: 'door.js' },
  );

/**
 * Serves the doors of the launchpad on the hosts of the realms. A door is a page of the app's own origin that logs a demo account in at the auth
 * service as the login form does, so it needs no right of its own. It opens for a form of the launchpad on this machine; for everybody else there is
 * nothing here.
 */
export function doorSite({ root, sandbox, stateless = false }: GatewayOptions): Hono {
  const app = new Hono();
  const headers = (context: Context, auth = sandbox) => securityHeaders('app', context.req.path, { sandbox, auth, bookContent: sandbox });
  app.post('/doors/:door', (context) => {
    const door = doorOf(context.req.param('door'));
    const realm = realmOf(context);
    const site = siteOf(context.req.header('host'));
    const { services, clientId } = configurationOf(site, sandbox);
    if (stateless || !door || !realm || !clientId || !isOfLaunchpad(context)) return notFound(context, headers(context));
    const page = doorPage(realm, door, site.port, { auth: services.auth, clientId });
    return context.html(page, 200, { ...headers(context, new URL(services.auth).origin), 'cache-control': 'no-store' });
  });
  app.get('/doors/:file{.+\\.(js|css|svg)}', (context) => {
    if (stateless || !isOnThisMachine(context)) return notFound(context, headers(context));
    return sendFile(context, join(root, pagesFolder), `/${context.req.param('file')}`, headers(context));
  });
  return app;
}
