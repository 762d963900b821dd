import { HttpError, logFault } from '@realmkit/contract-engine/http';
import { type Context, Hono } from 'hono';
import { appsSite } from './appsSite.ts';
import { authSite } from './authSite.ts';
import { doorSite } from './doors/doorSite.ts';
import type { GatewayOptions } from './gatewayOptions.ts';
import { launchpadSite } from './launchpadSite.ts';
import { siteOf } from './site.ts';
import { storybookSite } from './storybook/storybookSite.ts';

/** Creates the gateway: one origin per realm with all apps on it, as in production, and the launchpad on bare localhost. */
export function gateway(options: GatewayOptions): Hono {
  const launchpad = launchpadSite(options);
  const apps = appsSite(options);
  const storybook = storybookSite(options);
  const isLaunchpad = (context: Context) => siteOf(context.req.header('host')).kind === 'launchpad';
  const app = new Hono();
  if (!options.stateless)
    app.use(async (context, next) => (siteOf(context.req.header('host')).kind === 'auth' ? authSite(context, options) : next()));
  app.route('/', doorSite(options));
  app.on(['GET', 'POST'], ['/storybook', '/storybook/*'], (context, next) =>
    isLaunchpad(context) ? storybook.fetch(context.req.raw, context.env) : next(),
  );
  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('The gateway serves pages and files only; the services are at the sandbox.', 405, { allow: 'GET, HEAD' });
  });
  app.get('*', (context) => (isLaunchpad(context) ? launchpad : apps).fetch(context.req.raw, context.env));
  app.onError((reason, context) => {
    if (reason instanceof HttpError) return Response.json(reason.body, { status: reason.status });
    logFault(`The gateway failed at ${context.req.path}`, reason);
    return context.text('The gateway failed. Its output says why.', 500);
  });
  return app;
}
