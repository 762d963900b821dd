import { HttpError } from '@realmkit/contract-engine';
import { Hono } from 'hono';
import type { ServeApp } from './apps.ts';
import { appsSite } from './appsSite.ts';
import { authSite } from './authSite.ts';
import { launchpadSite } from './launchpadSite.ts';
import type { SandboxState } from './sandboxState.ts';
import { siteOf } from './site.ts';

/** The options of the gateway. */
export interface GatewayOptions {
  /** The project's folder, which holds the built apps. */
  readonly root: string;
  /** The services' base URL: the sandbox's, for instance `http://localhost:3000`, or the mock's. */
  readonly sandbox: string;
  /** The URL at which this process and pages of this machine reach the services, where clients have another one for them. */
  readonly upstream?: string;
  /** Returns the current state of the services. */
  readonly sandboxState: () => SandboxState | Promise<SandboxState>;
  /** True if the services are the mock, which has neither accounts nor controls. */
  readonly stateless?: boolean;
  /** The publishable key of Stripe's test mode, where cards are entered there. */
  readonly cardProviderKey?: string | undefined;
  /** Serves the apps; by default from their built folders. */
  readonly serveApp?: ServeApp;
  /** Loosens the security policy as far as Vite's development server needs it. */
  readonly development?: boolean;
}

/** Creates the gateway: one origin per realm with all apps on it, as in production, and the launchpad on bare localhost. */
export function gateway(options: GatewayOptions): Hono {
  const launchpad = launchpadSite(options);
  const apps = appsSite(options);
  const app = new Hono();
  if (!options.stateless)
    app.use(async (context, next) => (siteOf(context.req.header('host')).kind === 'auth' ? authSite(context, options) : next()));
  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('The gateway serves pages and files only; the services are at the sandbox.', 405, { allow: 'GET, HEAD' });
  });
  app.get('*', (context) =>
    (siteOf(context.req.header('host')).kind === 'launchpad' ? launchpad : apps).fetch(context.req.raw, context.env),
  );
  app.onError((reason, context) => {
    if (reason instanceof HttpError) return Response.json(reason.body, { status: reason.status });
    console.error(`The gateway failed at ${context.req.path}: ${reason.stack ?? reason.message}`);
    return context.text('The gateway failed. Its output says why.', 500);
  });
  return app;
}
