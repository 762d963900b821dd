import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { type App, appsOfProject, openedApp } from './apps.ts';
import { formatViolations, wcagTags } from './axe.ts';
import { type EngineError, isExpectedError } from './engineErrors.ts';
import { logIn } from './logIn.ts';
import { gatewayPort, mockGatewayPort, mockPort, sandboxPort } from './ports.ts';
import { origin, password, type Realm, realmOfHost } from './realms.ts';
import { resetRealm, resetSandbox, usedOperations } from './sandbox.ts';
import { type Servers, serverReports, startServers } from './servers.ts';
import { sessionTexts } from './sessionTexts.ts';
import { texts } from './texts.ts';
import { violationsOf } from './webkit/axe.ts';
import { WebKitBrowser, WebKitContext } from './webkit/context.ts';
import { expect } from './webkit/expect.ts';
import { WebKitPage } from './webkit/page.ts';

interface Journey {
  /** The errors that only the engine of the project reports. */
  engineErrors: readonly EngineError[];
  /** The errors that Chromium or the servers may report in this journey; any other error fails it. */
  expectedErrors: RegExp | undefined;
  /** Resets the data of a realm. */
  fresh: (realm: Realm) => Promise<void>;
  /** Opens a path of a realm as another person, who is logged in on a device of their own until the journey ends. */
  openAs: (realm: keyof typeof sessionTexts, userName: string, path: string) => Promise<Page>;
}

/** Lets every page of a browser find texts where they are shown: the announcer repeats some of them to screen readers for seconds. */
async function findShownTexts(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const pages: Pick<Page, 'getByText'> = Object.getPrototypeOf(page);
  const { getByText } = pages;
  pages.getByText = function (this: Page, ...query) {
    return getByText.apply(this, query).and(this.locator(':not([data-announcer] *)'));
  };
  await page.close();
}

/** Playwright's test with servers per worker. It fails on an error of the browser or a server, a violated security policy or a page of another app. */
export const test = base.extend<
  Journey & { browserErrors: (page: Page) => () => void; seed: undefined; ownApps: (context: BrowserContext) => void },
  { servers: Servers; mock: Servers }
>({
  browser: [
    async ({ playwright, browserName }, use) => {
      // Playwright's own WebKit is a patched build. The adapter has the part of the interface that the journeys use.
      const browser =
        browserName === 'webkit' ? ((await WebKitBrowser.launch()) as unknown as Browser) : await playwright[browserName].launch();
      if (browserName !== 'webkit') await findShownTexts(browser);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  context: async ({ context, viewport, timezoneId, contextOptions }, use) => {
    if (context instanceof WebKitContext)
      context.configure({ viewport, ...(timezoneId && { timezoneId }), reducedMotion: contextOptions.reducedMotion ?? null });
    await use(context);
  },
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use, { parallelIndex, workerIndex, project }) => {
      const servers = await startServers(['--seeded'], {
        DATA: join(project.outputDir, `data-${parallelIndex}`),
        SANDBOX_PORT: String(sandboxPort),
        GATEWAY_PORT: String(gatewayPort),
      });
      const folder = join(project.outputDir, '../contract-use');
      mkdirSync(folder, { recursive: true });
      let starts = 0;
      const keepUse = async () => {
        starts += 1;
        writeFileSync(join(folder, `${workerIndex}-${starts}.json`), JSON.stringify(await usedOperations()));
      };
      await use({
        ...servers,
        async restart() {
          // The sandbox forgets them.
          await keepUse();
          await servers.restart();
        },
      });
      await keepUse();
      await servers.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const servers = await startServers(['--mock'], { MOCK_PORT: String(mockPort), GATEWAY_PORT: String(mockGatewayPort) });
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Files run on the workers in any order: each starts with the seed data, whatever ran before it.
  seed: [
    async ({ context, request }, use, { file }) => {
      if (latestFile !== undefined && file !== latestFile) {
        await resetSandbox(request, openedRealms);
        openedRealms.clear();
      }
      latestFile = file;
      context.on('request', (sent) => {
        const realm = realmOfHost(new URL(sent.url()).hostname);
        if (realm) openedRealms.add(realm);
      });
      await use(undefined);
    },
    { auto: true },
  ],
  ownApps: [
    async ({ context }, use, { project }) => {
      const opened = new Set<App>();
      const watch = (one: BrowserContext) =>
        one.on('response', (response) => {
          const app = openedApp(response.request());
          if (app) opened.add(app);
        });
      watch(context);
      await use(watch);
      const own = appsOfProject[basename(project.testDir)] ?? [];
      expect(
        [...opened].filter((app) => !own.includes(app)),
        'apps that only a journey in tests/across-apps may open',
      ).toEqual([]);
    },
    { auto: true },
  ],
  engineErrors: [[], { option: true }],
  expectedErrors: [undefined, { option: true }],
  fresh: async ({ request }, use) => {
    await use((realm) => {
      openedRealms.add(realm);
      return resetRealm(request, realm);
    });
  },
  openAs: async ({ browser, browserErrors: watchErrors, ownApps: watchApps }, use) => {
    const pages: { readonly context: BrowserContext; readonly endWatch: () => void }[] = [];
    await use(async (realm, userName, path) => {
      openedRealms.add(realm);
      const context = await browser.newContext();
      watchApps(context);
      const page = await context.newPage();
      pages.push({ context, endWatch: watchErrors(page) });
      await openSignedIn(page, realm, userName, path);
      return page;
    });
    for (const { context, endWatch } of pages) {
      // Playwright takes a picture of a page before it closes, with a style that Firefox reports as an error.
      endWatch();
      await context.close();
    }
  },
  browserErrors: [
    async ({ page, engineErrors, expectedErrors }, use, info) => {
      const errors: string[] = [];
      const watch = (one: Page) => {
        let watched = true;
        one.on('console', (message) => {
          if (watched && message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        one.on('pageerror', (error) => watched && errors.push(String(error)));
        return () => {
          watched = false;
        };
      };
      watch(page);
      await use(watch);
      // Playwright takes the pictures of its own browsers.
      if (page instanceof WebKitPage && info.status !== info.expectedStatus) {
        const picture = info.outputPath('failed.png');
        writeFileSync(picture, await page.screenshot());
        await info.attach('screenshot', { path: picture, contentType: 'image/png' });
      }
      errors.push(...serverReports.splice(0));
      expect(errors.filter((error) => !isExpectedError(error, expectedErrors, engineErrors))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The file whose journeys this worker runs; the first one finds fresh servers. */
let latestFile: string | undefined;
/** The realms that the journeys of the file have opened and may have changed. */
const openedRealms = new Set<Realm>();

export { expect };

/** The realms whose journeys check texts: one of each data shard. */
export type JourneyRealm = keyof typeof texts;
export const journeyRealms = ['se', 'us'] as const satisfies readonly JourneyRealm[];

/** Returns the details of a journey that belongs to the smoke test of every engine, in one realm. */
export const smokeIn = (realm: Realm): { tag?: string } => (realm === 'se' ? { tag: '@smoke' } : {});

/** Fills in and submits the login form of the current page. */
export async function fillSignIn(page: Page, realm: JourneyRealm, userName: string, typed = password): Promise<void> {
  const text = texts[realm];
  await page.getByLabel(text.userName, { exact: true }).fill(userName);
  await page.getByLabel(text.password, { exact: true }).fill(typed);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
}

/** Opens a path of a realm as a logged-in user. */
export async function openSignedIn(page: Page, realm: keyof typeof sessionTexts, userName: string, path: string): Promise<void> {
  await logIn(page, realm, userName);
  await page.goto(`${origin(realm)}${path}`);
  await page.getByRole('button', { name: sessionTexts[realm].openMenu }).waitFor();
}

/** Finishes the animations of a scheme change, because colours are wrong in between. Firefox never ends those that it does not paint. */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/** Expects that axe finds no violations of WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  if (page instanceof WebKitPage) return expect(await violationsOf(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The launchpad follows the system's scheme, the apps an attribute.
    if ((await page.locator('html').getAttribute('data-scheme')) !== null)
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    await finishAnimations(page);
    const { violations } = await new AxeBuilder({ page }).withTags(wcagTags).analyze();
    expect(formatViolations(violations), colorScheme).toEqual([]);
  }
}
