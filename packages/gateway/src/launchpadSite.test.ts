import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { realmOrigins, realms } from '@realmkit/mock-server';
import { demoPassword, demoUserNames, freePorts } from '@realmkit/mock-server/testing';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { demoAccounts, demoPassword as shownPassword } from './doors/demoAccounts.ts';
import { fixtureProject } from './fixtureProject.ts';
import { gateway } from './gateway.ts';
import type { SandboxState } from './sandboxState.ts';

let phase: SandboxState['phase'] = 'starting';
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const project = fixtureProject({
  ...Object.fromEntries(realms.map((realm) => [`design-system/dist/brand/${realm}/favicon.svg`, picture])),
  ...Object.fromEntries(
    ['launchpad.js', 'style.css', 'tokens.css', 'icon.svg'].map((name) => [
      `packages/gateway/dist/pages/${name}`,
      readFileSync(join(import.meta.dirname, '../dist/pages', name), 'utf8'),
    ]),
  ),
});
afterAll(() => project.remove());
const [mockPort = 0] = await freePorts(1);
const site = gateway({ root: project.root, sandbox: 'http://localhost:3001', sandboxState: () => ({ phase }), mockPort });
const get = (path: string, host = 'localhost:8081', headers = {}) =>
  site.request(`http://localhost:8081${path}`, { headers: { host, ...headers } });
const text = async (path: string) => (await get(path)).text();
const getFromOutside = (path: string) => get(path, 'localhost:8081', { via: '1.1 proxy' });
const textFromOutside = async (path: string) => (await getFromOutside(path)).text();

describe('the launchpad', () => {
  test.each(['localhost:8081', 'localhost', '127.0.0.1:8081', '[::1]:8081'])('the host %s shows the launchpad', async (host) => {
    expect(await (await get('/', host)).text()).toContain('<title>Realmkit launchpad</title>');
  });

  test.each(realms)('for %s the launchpad wears the realm and has a way in for each kind of visitor, on its own port', async (realm) => {
    const page = await textFromOutside(`/?realm=${realm}`);
    expect(page).toContain(`<html lang="en" data-realm="${realm}" data-theme="default">`);
    const ways = [...page.matchAll(/class="whole" href="([^"]+)">([^<]+)</g)].map(([, href, name]) => [name, href]);
    const apps = realmOrigins.originOn(realmOrigins.appsHostname(realm), '8081');
    const panel = ['se', 'nl', 'us'].includes(realm) ? apps : realmOrigins.originOn(realmOrigins.panelHostname(realm), '8081');
    expect(ways).toEqual([
      ['School admin', `${panel}/controlpanel`],
      ['Family', `${apps}/`],
      ['Reader', expect.stringMatching(new RegExp(`^${apps}/reader/book-\\d$`))],
      ['Backend team', '/contracts'],
    ]);
    for (const other of realms) expect(page).toContain(`href="/?realm=${other}"`);
    expect(page.match(/aria-current="page"/g)).toHaveLength(1);
  });

  test('an unknown realm and a default port are no error', async () => {
    expect(await text('/?realm=dk')).toContain('data-realm="se"');
    expect(await (await get('/', 'localhost')).text()).toContain('href="http://realmkit.se.localhost/"');
  });

  test("the launchpad lists the sandbox's demo accounts and their password", async () => {
    const page = await text('/');
    expect(demoAccounts.map(({ userName }) => userName)).toEqual(demoUserNames);
    expect(shownPassword).toBe(demoPassword);
    for (const userName of demoUserNames) expect(page).toContain(`>${userName}</code>`);
    expect(page).toContain(demoPassword);
  });

  test('the launchpad reports the state of the sandbox, and whether the mock runs at its port', async () => {
    const state = async () => (await get('/launchpad/state.json')).json();
    phase = 'starting';
    expect(await state()).toEqual({ phase: 'starting', mock: false });
    phase = 'ready';
    const mock = createServer((_, response) => response.end()).listen(mockPort, 'localhost');
    await vi.waitFor(async () => expect(await state()).toEqual({ phase: 'ready', mock: true }));
    mock.close();
    expect(await text('/')).toContain(`<code>http://localhost:${mockPort}</code>`);
  });

  test('the pages have no colour of their own, and the tokens follow the scheme of the system', async () => {
    expect(await text('/launchpad/style.css')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|light-dark|hsl/i);
    const tokens = await text('/launchpad/tokens.css');
    const [, dark = ''] = tokens.split('@media (prefers-color-scheme:dark)');
    expect(dark).toMatch(/:root\{[^}]*--rk-color-surface-page:/);
    expect(tokens).not.toContain('./fonts/');
  });

  test('the launchpad loads its own script, style and images, and nothing is inline', async () => {
    const page = await text('/');
    const own = [...page.matchAll(/(?:src|href)="(\/(?:launchpad|brand)\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(own).toEqual([
      '/launchpad/icon.svg',
      '/launchpad/tokens.css',
      '/launchpad/style.css',
      '/launchpad/launchpad.js',
      ...realms.map((realm) => `/brand/${realm}/favicon.svg`),
    ]);
    for (const path of own) expect((await get(path)).status).toBe(200);
    expect(page).not.toMatch(/<style|style="|<script>|\son\w+="/);
  });

  test('the security policy of the launchpad allows requests to the sandbox', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:3001");
  });

  test.each(['/profile', '/launchpad/gone.js', '/launchpad/..%2fsamples', '/config.json'])(
    'the launchpad has no page at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

test('on the mock the launchpad explains the examples and offers neither accounts nor controls', async () => {
  const onMock = gateway({ root: project.root, sandbox: 'http://localhost:4010', sandboxState: () => ({ phase }), stateless: true });
  const page = await (await onMock.request('/', { headers: { host: 'localhost:8081' } })).text();
  expect(page).toContain('Everything here is an example');
  expect(page).toContain('http://realmkit.se.localhost:8081/');
  expect(page).not.toContain(demoPassword);
  expect(page).not.toMatch(/Sandbox:|data-door/);
});

describe('Storybook', () => {
  test('from outside Storybook is what exists: nothing before it is built, and the built one afterwards', async () => {
    expect((await getFromOutside('/storybook/')).status).toBe(404);
    expect(await textFromOutside('/')).toContain('npm run build:storybook');
    project.write('storybook-static/index.html', '<!doctype html><title>stories</title>');
    project.write('storybook-static/iframe.html', '<!doctype html><title>story</title>');
    expect((await getFromOutside('/storybook')).headers.get('location')).toBe('/storybook/');
    expect(await textFromOutside('/storybook/')).toContain('stories');
    const frame = await getFromOutside('/storybook/iframe.html');
    expect(await frame.text()).toContain('story');
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await textFromOutside('/')).toContain('href="/storybook/"');
    expect((await getFromOutside('/storybook/state.json')).status).toBe(404);
  });
});

describe('the reference of the contracts', () => {
  test('the reference lists all contracts', async () => {
    const page = await text('/contracts');
    for (const service of ['account', 'auth', 'customer-management']) expect(page).toContain(`href="/contracts/${service}"`);
    expect(page).not.toMatch(/\b1 operations/);
  });

  test('the page of a contract shows operations with their origin, parameters, responses and examples', async () => {
    const page = await text('/contracts/account');
    expect(page).toContain('/<wbr>me/<wbr>organizations');
    expect(page).toContain('>extension</span>');
    expect(page).toContain('>specified</span>');
    expect(page).toContain('integer (≥ 1, ≤ 100, default 100)');
    expect(page).toContain('<code>emailVerified</code>');
    expect(page).toContain('Example <code>teacher</code>');
  });

  test('an address breaks after a slash and before a capital, and never inside a word', async () => {
    const page = await text('/contracts/customer-management');
    expect(page).toContain('school<wbr>Unit<wbr>Subscription<wbr>Periods/<wbr>{id}/<wbr>{id2}');
    expect(await text('/launchpad/style.css')).toMatch(/\.address \{\s*overflow-wrap: normal;/);
  });

  test('each operation has a form for a request as a demo account, to the sandbox or the mock', async () => {
    const response = await get('/contracts/library?realm=no');
    const page = await response.text();
    expect(page).toContain(`<option value="http://localhost:3001/library">`);
    expect(page).toContain(`<option value="http://localhost:${mockPort}/library">`);
    for (const { userName } of demoAccounts) expect(page).toContain(`<option value="${userName}">`);
    expect(page).toContain('data-client-id="realmkit-no" data-redirect-uri="http://realmkit.no.localhost:8081/login"');
    expect(page).toContain('<form class="try" data-method="GET" data-path="/v1/books/{bookId}"');
    expect(page).toContain('<input name="path:bookId" value="book-1"');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self'; style-src 'self'`);
    expect(policy).toContain(`connect-src http://localhost:3001 http://localhost:${mockPort};`);
  });

  test('what is deprecated says so', async () => {
    expect((await text('/contracts/control-panel')).match(/<span class="mark">deprecated<\/span>/g)).toHaveLength(3);
    expect(await text('/contracts/library')).not.toContain('<span class="mark">deprecated</span>');
  });

  test('the source of a contract can be downloaded', async () => {
    const source = await get('/contracts/account.yaml');
    expect(source.headers.get('content-type')).toContain('yaml');
    expect(await source.text()).toMatch(/^openapi: 3\.1/);
  });

  test.each(['/contracts/unknown', '/contracts/..%2f..%2fpackage.json'])('%s is not a contract', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
