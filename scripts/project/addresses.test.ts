import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { mountFor, mountsOf } from '../../packages/gateway/src/apps.ts';
import { gateway } from '../../packages/gateway/src/gateway.ts';
import type * as shellRoutes from '../../packages/shell/src/boot/routeObjects.tsx';
import type { AppRoute } from '../../packages/shell/src/boot/ShellApp.ts';
import { bundledPackages, patternsOf } from '../routePatterns.ts';

const site = gateway({ root: '.', sandbox: 'http://localhost:3000', sandboxState: () => ({ phase: 'ready' }) });
const hosts = ['de', 'fi', 'fr', 'no', 'nl', 'se', 'co.uk', 'com'].map((suffix) => `realmkit.${suffix}.localhost`);
const statusAt = async (path: string, host: string): Promise<number> => {
  const response = await site.request(`http://localhost${path}`, { headers: { host } });
  return response.headers.get('location')?.startsWith(`http://panel.${host}/`) ? statusAt(path, `panel.${host}`) : response.status;
};

const load = async <M extends object>(file: string) => {
  const options = { configFile: false, logLevel: 'error', resolve: { noExternal: bundledPackages } } as const;
  return (await runnerImport<M>(resolve(file), options)).module;
};

test.each([
  ['consumer', 'src/routes.tsx'],
  ['admin', 'src/routes.tsx'],
  ['reader', 'src/host/routes.tsx'],
])('on every realm the gateway has a page where the %s app has one, and 404 where the app says that there is none', async (app, table) => {
  const { routes } = await load<{ routes: readonly AppRoute[] }>(join(app, table));
  const { routeObjects, routesOfPage } = await load<typeof shellRoutes>('packages/shell/src/boot/routeObjects.tsx');
  const objects = routeObjects(routes);
  const pages = patternsOf(routes).map((pattern) => pattern.replace(/:\w+/g, 'se-1%20a'));
  expect(pages.length).toBeGreaterThan(2);
  const variants = pages.flatMap((page) => [page, `${page.toUpperCase()}?tab=x.y`, page === '/' ? page : `${page}/`]);
  const strangers = pages.flatMap((page) => (page === '/' ? '/x/y' : [`${page}/x/y`, `${page}x`, page.slice(0, page.lastIndexOf('/'))]));
  const paths = [...variants, ...strangers.filter((path) => path !== '')];
  const answers = await Promise.all(paths.flatMap((path) => hosts.map(async (host) => [path, host, await statusAt(path, host)])));
  // The prefix of an app is case-sensitive: in another case it belongs to the consumer app.
  const isPage = (path: string) => {
    const { pathname } = new URL(path, 'http://localhost');
    return mountFor(pathname, mountsOf('.')).app === app && routesOfPage(objects, pathname).length > 0;
  };
  expect(pages.filter(isPage)).toEqual(pages);
  expect(answers).toEqual(paths.flatMap((path) => hosts.map((host) => [path, host, isPage(path) ? 200 : 404])));
});
