import { createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { fixtureProject } from '../fixtureProject.ts';
import { gateway } from '../gateway.ts';
import { viteApps } from './viteApps.ts';

const routes = (...paths: string[]) => `export const routes = ${JSON.stringify(paths.map((path) => ({ path })))};`;
const project = fixtureProject({
  'consumer/package.json': '{}',
  'consumer/index.html': '<!doctype html><head><title>consumer</title></head>',
  'consumer/src/routes.tsx': routes('/', '/book/:id'),
});
const apps = viteApps(project.root, createServer());
afterAll(async () => {
  await apps.close();
  project.remove();
});

test('in development an address is 404 as long as the table of routes has no page for it, and always gets the page of the app', async () => {
  const { serveApp } = apps;
  const site = gateway({ root: project.root, sandbox: 'http://localhost:3000', sandboxState: () => ({ phase: 'ready' }), serveApp });
  const get = (path: string) => site.request(`http://localhost${path}`, { headers: { host: 'realmkit.se.localhost' } });
  const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));
  expect(await statuses('/', '/book/1/', '/book?id=1', '/new')).toEqual([200, 200, 404, 404]);
  expect(await (await get('/new')).text()).toContain('<title>consumer</title>');
  project.write('consumer/src/routes.tsx', routes('/', '/new'));
  await vi.waitFor(async () => expect(await statuses('/new', '/book/1')).toEqual([200, 404]), { timeout: 20_000 });
});
