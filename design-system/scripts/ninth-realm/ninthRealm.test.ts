import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium as launchOptions } from '../../../scripts/chromium.mjs';
import { bundle } from '../page/bundle.ts';
import { applyEdits, austria } from './newRealm.ts';

const designSystem = fileURLToPath(new URL('../..', import.meta.url));
const root = join(designSystem, '..');

/** The copy lies beside the generated files: git and the linters ignore it there, and packages are resolved. */
const copy = join(designSystem, 'generated/ninth-realm');

const entry = `
import { createRoot } from 'react-dom/client';
import { KitchenSink } from './src/kitchen-sink/KitchenSink.tsx';
import { RealmProvider } from './src/provider/RealmProvider.tsx';
import { realmOfHost } from './src/realm/realmOfHost.ts';
const realm = realmOfHost(location.hostname);
const { theme, scheme } = document.documentElement.dataset;
if (realm) createRoot(document.getElementById('root')!).render(
  <RealmProvider realm={realm} theme={theme === 'sondo' ? 'sondo' : 'default'} scheme={scheme === 'dark' ? 'dark' : 'light'}><KitchenSink /></RealmProvider>,
);
`;

const tsconfig = {
  extends: '../../../scripts/tsconfig/tests.json',
  compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
  include: ['src/realm', 'src/provider', 'src/kitchen-sink/KitchenSink.tsx', 'page.tsx', 'generated'],
};

let browser: Browser;
let script = '';

const build = () => spawnSync(process.execPath, ['scripts/build.ts'], { cwd: copy, encoding: 'utf8' }).stderr;
const compile = () => spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy], { encoding: 'utf8' }).stdout;

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['package.json', 'scripts', 'src', 'tokens']) cpSync(join(designSystem, part), join(copy, part), { recursive: true });
  writeFileSync(join(copy, 'page.tsx'), entry);
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(tsconfig));
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser.close();
  rmSync(copy, { recursive: true, force: true });
});

test('a ninth realm without an identity does not compile, and the error names what is missing', () => {
  applyEdits(
    austria.filter(({ path }) => path !== 'src/realm/identities.ts'),
    copy,
  );
  expect(build()).toContain('The realm at has no identity');
  expect(compile()).toMatch(/identities\.ts.*Property 'at' is missing/s);
});

test('a ninth realm is complete with its colours, a line in the resolver, its name and its identity', async () => {
  applyEdits(
    austria.filter(({ path }) => path === 'src/realm/identities.ts'),
    copy,
  );
  expect(build()).toBe('');
  expect(compile()).toBe('');
  for (const picture of ['logo', 'logo-on-dark', 'favicon']) expect(existsSync(join(copy, `dist/brand/at/${picture}.svg`))).toBe(true);
  expect(readFileSync(join(copy, 'dist/realm.js'), 'utf8')).toContain('lesen und lernen');
  script = await bundle(join(copy, 'page.tsx'));
});

test.each([
  ['default', 'light'],
  ['default', 'dark'],
  ['sondo', 'light'],
  ['sondo', 'dark'],
])('the kitchen sink shows the ninth realm in %s, %s without axe violations', async (theme, scheme) => {
  const page = await browser.newPage();
  const html = `<!doctype html><html lang="en" data-realm="at" data-theme="${theme}" data-scheme="${scheme}"><title>at</title><style>${readFileSync(join(copy, 'dist/tokens.css'), 'utf8')}</style><div id="root"></div></html>`;
  await page.route('http://realmkit.at/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('http://realmkit.at/');
  await page.addScriptTag({ content: script });
  expect(errors).toEqual([]);
  await page.getByRole('heading', { level: 1, name: 'Everything at once' }).waitFor();
  const [bar, expected, swedish] = await page.evaluate(() => {
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    const probe = (realm: string) => {
      const box = document.createElement('div');
      Object.assign(box.dataset, { ...document.documentElement.dataset, realm });
      box.style.background = 'var(--rk-color-surface-bar)';
      document.body.append(box);
      const found = colour(box);
      box.remove();
      return found;
    };
    return [colour(document.querySelector('header') ?? document.body), probe('at'), probe('se')];
  });
  expect(bar).toBe(expected);
  expect(bar).not.toBe(swedish);
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  const violations = await page.evaluate(async () => {
    const axe: { run(options: object): Promise<{ violations: { id: string }[] }> } = Reflect.get(window, 'axe');
    const result = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return result.violations.map(({ id }) => id);
  });
  expect(violations).toEqual([]);
  await page.close();
});

test('the guide names every file of the design system that a realm needs', () => {
  const guide = readFileSync(join(designSystem, 'guides/AddARealm.mdx'), 'utf8');
  for (const { path } of austria) expect(guide).toContain(`design-system/${path.replace('/at.', '/<realm>.')}`);
});
