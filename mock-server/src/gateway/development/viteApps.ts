import type { Server } from 'node:http';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { createServer, type ViteDevServer } from 'vite';
import type { Mount, ServeApp } from '../apps.ts';

/** The apps as Vite's development servers serve them, with hot replacement over the gateway's own port. */
export interface ViteApps {
  readonly serveApp: ServeApp;
  close(): Promise<void>;
}

type Bindings = {
  Bindings: { incoming: Parameters<ViteDevServer['middlewares']>[0]; outgoing: Parameters<ViteDevServer['middlewares']>[1] };
};

const isServed = (context: Context): context is Context<Bindings> =>
  typeof context.env === 'object' && context.env !== null && 'incoming' in context.env && 'outgoing' in context.env;

/** Starts an app's development server when the app is first asked for; `server` is the gateway's own, which carries the web sockets. */
export function viteApps(root: string, server: Server): ViteApps {
  const started = new Map<Mount['app'], Promise<ViteDevServer>>();
  const viteFor = (app: Mount['app']) => {
    const known = started.get(app);
    if (known) return known;
    const vite = createServer({
      root: join(root, app),
      appType: 'spa',
      server: { middlewareMode: true, hmr: { server } },
      logLevel: 'warn',
    });
    // A configuration that is broken now may be mended when the page is loaded again.
    vite.catch(() => started.delete(app));
    started.set(app, vite);
    return vite;
  };
  return {
    serveApp: async (context, { app }, headers) => {
      // Hono answers HEAD by itself from what GET answers, and Vite's answer is none of its own.
      if (context.req.method === 'HEAD') return context.body(null, 200, headers);
      if (!isServed(context)) throw new Error('Vite serves requests of a Node server only.');
      const { incoming, outgoing } = context.env;
      const vite = await viteFor(app);
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      vite.middlewares(incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    close: async () => {
      await Promise.all([...started.values()].map(async (vite) => (await vite).close()));
    },
  };
}
