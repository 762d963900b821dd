import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gateway } from './gateway.ts';

const root = join(import.meta.dirname, '../../..');
const site = (stateless: boolean) =>
  gateway({ root, sandbox: 'http://localhost:3001', sandboxState: () => ({ phase: 'ready' }), stateless });
const get = (path: string, stateless = false) =>
  site(stateless).request(`http://localhost:8081${path}`, { headers: { host: 'localhost:8081' } });

describe('the console', () => {
  test('the console offers every operation of every contract as a target of a fault, grouped by service', async () => {
    const page = await (await get('/console')).text();
    for (const choice of ['account getMe', 'payment createOrder', 'book-content getBookFile'])
      expect(page).toMatch(new RegExp(`<option value="${choice}" data-statuses="[\\d ]+"`));
    expect(page).toContain('<optgroup label="customer-management">');
  });

  test('the console may frame mails of the sandbox and nothing else', async () => {
    const policy = (await get('/console')).headers.get('content-security-policy');
    expect(policy).toContain('frame-src http://localhost:3001;');
    expect(policy).toContain("default-src 'none'");
  });

  test('the console loads its own scripts and styles, and nothing is inline', async () => {
    const page = await (await get('/console')).text();
    expect(page).not.toMatch(/<style|style="|<script>|\son\w+="/);
    const files = [...page.matchAll(/(?:src|href)="(\/launchpad\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toEqual(
      expect.arrayContaining(['tokens.css', 'style.css', 'console.css', 'console.js'].map((name) => `/launchpad/${name}`)),
    );
    for (const file of files) expect((await get(file)).status, file).toBe(200);
  });

  test('the launchpad links to the console, except on the mock, which has nothing to control', async () => {
    expect(await (await get('/')).text()).toContain('href="/console?realm=se"');
    expect((await get('/console', true)).status).toBe(404);
    expect(await (await get('/', true)).text()).not.toContain('href="/console');
  });
});
