import { brandColours, realms } from '@realmkit/mock-server';
import { demoPassword, demoUserNames } from '@realmkit/mock-server/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtureProject } from './fixtureProject.ts';
import { gateway } from './gateway.ts';
import { demoAccounts, demoPassword as shownPassword } from './launchpad/demoAccounts.ts';
import type { SandboxState } from './sandboxState.ts';

let phase: SandboxState['phase'] = 'starting';
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const project = fixtureProject({
  'design-system/dist/brand/se/favicon.svg': picture,
  'design-system/dist/brand/se/logo.svg': picture,
  'design-system/dist/brand/se/welcome.svg': picture,
});
afterAll(() => project.remove());
const site = gateway({ root: project.root, sandbox: 'http://localhost:3001', sandboxState: () => ({ phase }) });
const get = (path: string, host = 'localhost:8081') => site.request(`http://localhost:8081${path}`, { headers: { host } });
const text = async (path: string) => (await get(path)).text();

describe('the launchpad', () => {
  test.each(['localhost:8081', 'localhost', '127.0.0.1:8081', '[::1]:8081'])('the host %s shows the launchpad', async (host) => {
    expect(await (await get('/', host)).text()).toContain('<title>Realmkit launchpad</title>');
  });

  test('the launchpad links to both apps of all eight realms on its own port', async () => {
    const page = await text('/');
    for (const suffix of ['de', 'fi', 'fr', 'no', 'nl', 'se', 'co.uk', 'com'])
      expect(page).toContain(`href="http://realmkit.${suffix}.localhost:8081/"`);
    expect(page).toContain('href="http://realmkit.se.localhost:8081/controlpanel/beta/manage?tab=users"');
    expect(page).toContain('href="http://panel.realmkit.de.localhost:8081/controlpanel/beta/manage?tab=users"');
    expect(await (await get('/', 'localhost')).text()).toContain('href="http://realmkit.se.localhost/"');
  });

  test("the launchpad lists the sandbox's demo accounts and their password", async () => {
    const page = await text('/');
    expect(demoAccounts.map(({ userName }) => userName)).toEqual(demoUserNames);
    expect(shownPassword).toBe(demoPassword);
    for (const userName of demoUserNames) expect(page).toContain(`>${userName}</code>`);
    expect(page).toContain(demoPassword);
  });

  test('each demo account has a button that copies its user name', async () => {
    const page = await text('/');
    for (const userName of demoUserNames) {
      expect(page).toContain(`id="account-${userName}">${userName}<`);
      expect(page).toContain(`data-copy="account-${userName}">Copy<span class="hidden"> ${userName}</span>`);
    }
  });

  test.each(realms)('the card of %s has the colours of its realm', async (realm) => {
    const { bar, onLight, onDark } = brandColours[realm];
    expect(await text('/')).toContain(`<li class="card realm" data-realm="${realm}">`);
    expect(await text('/launchpad/realms.css')).toContain(
      `[data-realm="${realm}"] { --bar: ${bar}; --accent: light-dark(${onLight}, ${onDark}); }`,
    );
  });

  test('the launchpad reports the state of the sandbox', async () => {
    phase = 'starting';
    expect(await (await get('/launchpad/state.json')).json()).toEqual({ phase: 'starting' });
    phase = 'ready';
    expect(await (await get('/launchpad/state.json')).json()).toEqual({ phase: 'ready' });
  });

  test('the launchpad loads its own script, style and images, and nothing is inline', async () => {
    const page = await text('/');
    const own = [...page.matchAll(/(?:src|href)="(\/(?:launchpad|brand\/se)\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(own).toEqual([
      '/launchpad/icon.svg',
      '/launchpad/style.css',
      '/launchpad/realms.css',
      '/launchpad/launchpad.js',
      '/brand/se/logo.svg',
      '/brand/se/welcome.svg',
      '/brand/se/favicon.svg',
    ]);
    for (const path of own) expect((await get(path)).status).toBe(200);
    expect(page).not.toMatch(/<style|style="|<script>|\son\w+="/);
  });

  test('the security policy of the launchpad allows requests to the sandbox', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:3001");
  });

  test.each(['/profile', '/launchpad/gone.js', '/launchpad/..%2flaunchpadPage.ts', '/config.json'])(
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
  expect(page).not.toMatch(/Sandbox controls|launchpad\.js/);
});

describe('Storybook', () => {
  test('the launchpad explains how to build Storybook while it is not built', async () => {
    expect((await get('/storybook/')).status).toBe(404);
    expect(await text('/')).toContain('npm run build:storybook');
  });

  test('Storybook is served once it is built', async () => {
    project.write('storybook-static/index.html', '<!doctype html><title>stories</title>');
    project.write('storybook-static/iframe.html', '<!doctype html><title>story</title>');
    expect((await get('/storybook')).headers.get('location')).toBe('/storybook/');
    expect(await text('/storybook/')).toContain('stories');
    const frame = await get('/storybook/iframe.html');
    expect(await frame.text()).toContain('story');
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await text('/')).toContain('href="/storybook/"');
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
    expect(page).toContain('/me/organizations');
    expect(page).toContain('>extension</span>');
    expect(page).toContain('>specified</span>');
    expect(page).toContain('integer (≥ 1, ≤ 100, default 100)');
    expect(page).toContain('<code>emailVerified</code>');
    expect(page).toContain('Example <code>teacher</code>');
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
