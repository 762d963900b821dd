import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { builtApps, mountFor, mountsOf } from './apps.ts';
import { authUrl, configurationOf } from './configuration.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import { redirectFor } from './redirects.ts';
import { samplesSite } from './samples/samplesSite.ts';
import { fileHeaders, securityHeaders } from './security/securityHeaders.ts';
import { siteOf } from './site.ts';
import { readAsset } from './static/asset.ts';
import { assetPath } from './static/assetPath.ts';
import { cacheControl, notFound, sendAsset } from './static/sendAsset.ts';

/** The files of the design system that every app loads from the root. */
const designSystemFiles = /^\/(tokens\.css$|realm\.js$|brand\/|fonts\/)/;

/** Serves the apps of a realm on one origin (shell §2); every host has its own configuration. */
export function appsSite({
  root,
  sandbox,
  stateless = false,
  cardProviderKey,
  serveApp = builtApps(root),
  development = false,
}: GatewayOptions): Hono {
  const mounts = mountsOf(root);
  const headersFor = (kind: 'app' | 'reader', { req }: Context) => {
    const site = siteOf(req.header('host'));
    const auth = site.kind === 'apps' && site.realm && !stateless ? new URL(authUrl(site.realm, site.port)).origin : sandbox;
    return securityHeaders(kind, req.path, { sandbox, auth, bookContent: sandbox, cards: cardProviderKey !== undefined }, development);
  };
  const app = new Hono();
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const redirect = redirectFor(siteOf(context.req.header('host')), pathname, search);
    return redirect ? context.redirect(redirect.location, redirect.status) : next();
  });
  app.get('/config.json', (context) => {
    const configuration = configurationOf(siteOf(context.req.header('host')), sandbox, stateless, cardProviderKey);
    const headers = fileHeaders(headersFor('app', context), context.req.path, 'application/json');
    return context.json(configuration, 200, { ...headers, 'cache-control': 'no-store' });
  });
  app.route(
    '/',
    samplesSite((context) => headersFor('app', context)),
  );
  app.get('/favicon.ico', (context) => context.body(null, 204, { 'cache-control': 'max-age=3600' }));
  app.get('*', async (context) => {
    const path = context.req.path;
    if (!designSystemFiles.test(path)) {
      const mount = mountFor(path, mounts);
      return serveApp(context, mount, headersFor(mount.kind, context));
    }
    const headers = headersFor('app', context);
    const file = assetPath(join(root, 'design-system/dist'), path);
    const asset = file && (await readAsset(file));
    return asset ? sendAsset(context, asset, { ...headers, 'cache-control': cacheControl(path) }) : notFound(context, headers);
  });
  return app;
}
