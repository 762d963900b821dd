import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtureProject } from './fixtureProject.ts';
import { gateway } from './gateway.ts';

const script = `export const text = '${'realmkit '.repeat(500)}';`;
const project = fixtureProject({
  'consumer/package.json': '{}',
  'consumer/dist/index.html': '<!doctype html><title>consumer</title>',
  'consumer/dist/routes.json': JSON.stringify(['/', '/login', '/profile', '/library/book/:id', '/bookshelf/play']),
  'consumer/dist/assets/app-1a2b.js': script,
  'consumer/dist/manifest.webmanifest': '{}',
  'admin/package.json': '{}',
  'admin/dist/index.html': '<!doctype html><title>admin</title>',
  'admin/dist/routes.json': JSON.stringify(['/controlpanel', '/controlpanel/users', '/controlpanel/beta/manage']),
  'admin/dist/assets/list-9f.js': 'export {};',
  'reader/package.json': '{}',
  'reader/dist/index.html': '<!doctype html><title>reader</title>',
  'reader/dist/routes.json': JSON.stringify(['/reader/:bookId', '/bookshelf/play/id/:bookId']),
  'reader/dist/assets/player-3c.js': 'export {};',
  'design-system/dist/tokens.css': ':root{}',
  'design-system/dist/realm.js': 'document.title',
  'design-system/dist/brand/se/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'design-system/dist/fonts/inter.woff2': 'font',
  'secret.txt': 'secret',
});
afterAll(() => project.remove());

const site = gateway({ root: project.root, sandbox: 'http://localhost:3000', sandboxState: () => ({ phase: 'ready' }) });
const sweden = 'realmkit.se.localhost:8080';
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(`http://localhost:8080${path}`, { method, headers: { host: sweden, ...headers } });
const text = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

describe('the app of a path', () => {
  test.each([
    ['/', 'consumer'],
    ['/login?redirect=%2F', 'consumer'],
    ['/library/book/42', 'consumer'],
    ['/controlpanel', 'admin'],
    ['/controlpanel/', 'admin'],
    ['/controlpanel/beta/manage?tab=users', 'admin'],
    ['/Library/Book/42/', 'consumer'],
    ['/profile/?tab=login&next=/a.b', 'consumer'],
    ['/reader/42', 'reader'],
    ['/bookshelf/play/id/42', 'reader'],
    ['/bookshelf/play', 'consumer'],
  ])('%s is the page of the %s app', async (path, app) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${app}</title>`);
  });

  test.each([
    ['/profil', 'consumer'],
    ['/library/book', 'consumer'],
    ['/library/book/42/pages', 'consumer'],
    ['/controlpanels', 'consumer'],
    ['/samples/unknown', 'consumer'],
    ['/controlpanel/unknown?tab=users', 'admin'],
    ['/reader', 'reader'],
    ['/bookshelf/play/id/', 'reader'],
  ])('%s has no route and gets the page of the %s app with 404, stored by nobody', async (path, app) => {
    for (const host of [sweden, 'panel.realmkit.de.localhost:8080']) {
      const response = await get(path, { host, 'if-none-match': (await get('/')).headers.get('etag') ?? '' });
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await response.text()).toContain(`<title>${app}</title>`);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await get(path, { host }, 'HEAD')).status).toBe(404);
    }
  });

  test('a host without a realm gets the consumer app, which shows an error page', async () => {
    expect(await text('/profile', { host: 'realmkit.dk.localhost:8080' })).toContain('consumer');
  });

  test('each app serves its files under its own path', async () => {
    expect(await text('/assets/app-1a2b.js')).toBe(script);
    expect(await text('/controlpanel/assets/list-9f.js')).toBe('export {};');
    expect(await text('/reader/assets/player-3c.js')).toBe('export {};');
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
  });

  test.each([
    '/assets/gone.js',
    '/controlpanel/assets/gone.css',
    '/controlpanel/assets/app-1a2b.js',
    '/bookshelf/play/id/x.js',
    '/brand/dk/logo.svg',
  ])('%s is missing and gets 404 instead of a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '/..%2f..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/brand/%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/%2e%2e%5csecret.txt',
  ])('%s does not leave the folder', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('an app that is not built responds with 503 and how to build it', async () => {
    const empty = gateway({ root: '/nowhere', sandbox: 'http://localhost:3000', sandboxState: () => ({ phase: 'starting' }) });
    const response = await empty.request('/', { headers: { host: sweden } });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });

  test('the gateway refuses methods other than GET and HEAD', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('38');
    expect(await head.text()).toBe('');
  });
});

describe('/config.json', () => {
  test('/config.json names the services and the client of the realm', async () => {
    const response = await get('/config.json', { host: 'realmkit.com.localhost:8080' });
    expect(await response.json()).toEqual({
      services: {
        auth: 'http://auth.realmkit.com.localhost:8080/auth',
        account: 'http://localhost:3000/account',
        payment: 'http://localhost:3000/payment',
        submissions: 'http://localhost:3000/submissions',
        library: 'http://localhost:3000/library',
        bookBackend: 'http://localhost:3000/book-backend',
        bookContent: 'http://localhost:3000/book-content',
        controlPanel: 'http://localhost:3000/control-panel',
        customerManagement: { eu: 'http://localhost:3000/customer-management/eu', us: 'http://localhost:3000/customer-management/us' },
        sync: 'http://localhost:3000/sync',
        activityStream: 'http://localhost:3000/activity-stream',
        analytics: 'http://localhost:3000/analytics',
      },
      issuer: 'http://localhost:3000/auth',
      clientId: 'realmkit-us',
      links: {
        support: 'http://realmkit.com.localhost:8080/samples/support',
        feedback: 'http://realmkit.com.localhost:8080/samples/feedback',
        importTemplate: 'http://realmkit.com.localhost:8080/samples/import.xlsx',
        importGuide: 'http://realmkit.com.localhost:8080/samples/import.pdf',
      },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('/config.json names the external panel where a country has one (shell §2)', async () => {
    const { links } = await (await get('/config.json', { host: 'realmkit.co.uk.localhost:8081' })).json();
    expect(links).toMatchObject({ panel: 'http://panel.realmkit.co.uk.localhost:8081/controlpanel' });
  });

  test('/config.json of a host without a realm names no client', async () => {
    expect(await (await get('/config.json', { host: 'realmkit.dk.localhost:8080' })).json()).not.toHaveProperty('clientId');
  });
});

describe('redirects (shell §2)', () => {
  test('the French application host redirects permanently and keeps path and query', { tags: ['shell §1.34', 'shell §1.35'] }, async () => {
    const response = await get('/profile?a=1', { host: 'app.realmkit.fr.localhost:8080' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('http://realmkit.fr.localhost:8080/profile?a=1');
  });

  test('a country with an external control panel redirects to it', { tags: ['shell §1.32', 'admin §2.23'] }, async () => {
    for (const suffix of ['de', 'fr', 'co.uk', 'fi', 'no']) {
      const response = await get('/controlpanel/beta/manage?tab=users', { host: `realmkit.${suffix}.localhost:8080` });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`http://panel.realmkit.${suffix}.localhost:8080/controlpanel/beta/manage?tab=users`);
      expect(await text('/controlpanel', { host: `panel.realmkit.${suffix}.localhost:8080` })).toContain('admin');
    }
    for (const suffix of ['se', 'nl', 'com'])
      expect((await get('/controlpanel', { host: `realmkit.${suffix}.localhost:8080` })).status).toBe(200);
  });
});

describe('responses with files', () => {
  test('hashed files are cached for good, while pages and files that depend on the realm are revalidated', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/', '/tokens.css', '/realm.js', '/brand/se/logo.svg'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('a request with a matching entity tag gets 304', async () => {
    const first = await get('/realm.js');
    const again = await get('/realm.js', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/realm.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('text is compressed as Accept-Encoding allows, and Vary names that header', async () => {
    const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    const packed = Buffer.from(await brotli.arrayBuffer());
    expect(packed.length).toBe(Number(brotli.headers.get('content-length')));
    expect(brotliDecompressSync(packed).toString()).toBe(script);
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
  });

  test('the Brotli copy that a build wrote beside a file is sent, but not that of an earlier build', async () => {
    const sent = async (path: string) => Buffer.from(await (await get(path, { 'accept-encoding': 'br' })).arrayBuffer());
    const copy = brotliCompressSync(script);
    project.write('consumer/dist/assets/copied-1a2b.js', script);
    project.write('consumer/dist/assets/copied-1a2b.js.br', copy);
    expect(await sent('/assets/copied-1a2b.js')).toEqual(copy);
    project.write('consumer/dist/page.js', script);
    project.write('consumer/dist/page.js.br', brotliCompressSync('old'));
    utimesSync(join(project.root, 'consumer/dist/page.js.br'), 1, 1);
    expect(brotliDecompressSync(await sent('/page.js')).toString()).toBe(script);
  });

  test('a page of a few hundred bytes is compressed too', async () => {
    project.write('consumer/dist/assets/small-1a2b.js', script.slice(0, 600));
    const response = await get('/assets/small-1a2b.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  test('fonts are not compressed again', async () => {
    const font = await get('/fonts/inter.woff2', { 'accept-encoding': 'br' });
    expect(font.headers.has('content-encoding')).toBe(false);
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  test('a file that was rebuilt is sent in its new version', async () => {
    project.write('consumer/dist/late.txt', 'first');
    expect(await text('/late.txt')).toBe('first');
    project.write('consumer/dist/late.txt', 'second build');
    expect(await text('/late.txt')).toBe('second build');
  });

  test('every document carries the security headers of its app, and its files those that browsers heed for files', async () => {
    for (const path of ['/', '/assets/app-1a2b.js', '/config.json', '/realm.js', '/gone.js'])
      expect((await get(path)).headers.get('x-content-type-options'), path).toBe('nosniff');
    for (const path of ['/', '/gone.js']) expect((await get(path)).headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const path of ['/assets/app-1a2b.js', '/config.json', '/realm.js', '/tokens.css'])
      for (const name of ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
        expect((await get(path)).headers.get(name), `${name} of ${path}`).toBeNull();
  });

  test('a worker and a picture, which can be opened as documents are, carry the policy of their app', async () => {
    project.write('consumer/dist/sw.js', '');
    project.write('consumer/dist/assets/parse.worker-1a2b.js', '');
    project.write('consumer/dist/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const path of ['/sw.js', '/assets/parse.worker-1a2b.js', '/mark.svg'])
      expect((await get(path)).headers.get('content-security-policy'), path).toContain("default-src 'none'");
  });

  test('the policies differ by page', async () => {
    expect((await get('/login')).headers.get('referrer-policy')).toBe('no-referrer');
    expect((await get('/reader/42')).headers.get('content-security-policy')).toContain('blob:');
    expect((await get('/controlpanel')).headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });
});
