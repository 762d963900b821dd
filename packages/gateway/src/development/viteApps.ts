import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { createServer, type ViteDevServer } from 'vite';
import { bundledPackages, patternsOf } from '../../../../scripts/routePatterns.ts';
import type { Mount, ServeApp } from '../apps.ts';
import { isPageOf, parsePatterns } from '../pagePatterns.ts';
import { isNavigation } from '../static/assetPath.ts';

/** The apps on Vite's development servers, with hot module replacement over the gateway's own port. */
export interface ViteApps {
  readonly serveApp: ServeApp;
  close(): Promise<void>;
}

type Bindings = {
  Bindings: { incoming: Parameters<ViteDevServer['middlewares']>[0]; outgoing: Parameters<ViteDevServer['middlewares']>[1] };
};

const isServed = (context: Context): context is Context<Bindings> =>
  typeof context.env === 'object' && context.env !== null && 'incoming' in context.env && 'outgoing' in context.env;

/** Matches what Vite serves at paths without an extension, such as `/@vite/client`. */
const ofVite = /\/(@|__|node_modules\/)/;

/** Returns whether the table of routes, as it is now, has a page at a path. A table that does not run is the page's to report. */
async function isPage(vite: ViteDevServer, table: string, path: string): Promise<boolean> {
  const module = await vite.ssrLoadModule(table).catch(() => undefined);
  return module === undefined || isPageOf(path, parsePatterns(patternsOf(module.routes)));
}

/** Returns the development apps; an app's Vite server starts with its first request. `server` is the gateway's own, which carries the web sockets. */
export function viteApps(root: string, server: Server): ViteApps {
  const started = new Map<Mount['app'], Promise<ViteDevServer>>();
  const viteFor = (app: Mount['app']) => {
    const known = started.get(app);
    if (known) return known;
    const vite = createServer({
      root: join(root, app),
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
      ssr: { noExternal: bundledPackages },
      logLevel: 'warn',
    });
    // A broken configuration may be fixed before the page is reloaded.
    vite.catch(() => started.delete(app));
    started.set(app, vite);
    return vite;
  };
  return {
    serveApp: async (context, { app, table }, headers) => {
      const vite = await viteFor(app);
      const { path } = context.req;
      if (isNavigation(path) && !ofVite.test(path)) {
        const html = await readFile(join(root, app, 'index.html'), 'utf8');
        const [page, known] = await Promise.all([vite.transformIndexHtml('/index.html', html, path), isPage(vite, table, path)]);
        return context.html(page, known ? 200 : 404, { ...headers, 'cache-control': 'no-cache' });
      }
      // Hono derives HEAD from the response to GET, but Vite writes its response past Hono.
      if (context.req.method === 'HEAD') return context.body(null, 200, headers);
      if (!isServed(context)) throw new Error('Vite serves requests of a Node server only.');
      const { incoming, outgoing } = context.env;
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
      vite.middlewares(incoming, outgoing);
      // The adapter knows this response by Node's own class, and replaces the global one with its first server: only a clone is always of Node's.
      return RESPONSE_ALREADY_SENT.clone();
    },
    close: async () => {
      await Promise.all([...started.values()].map(async (vite) => (await vite).close()));
    },
  };
}
