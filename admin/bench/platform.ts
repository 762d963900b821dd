import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { fetchUntilOk, type RunningScript, runScript } from '../../scripts/bench/runningScript.ts';

const [sandboxPort, gatewayPort] = [3002, 8082];
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The URLs of the panel and the services while a benchmark runs. */
export const urls = {
  origin: `http://realmkit.se.localhost:${gatewayPort}`,
  customerManagement: `http://localhost:${sandboxPort}/customer-management/eu`,
  controlPanel: `http://localhost:${sandboxPort}/control-panel`,
};

/** Starts the platform by a script and waits until it responds. */
export async function startPlatform(script: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningScript> {
  const platform = runScript([`${root}${script}`], {
    SANDBOX_PORT: String(sandboxPort),
    GATEWAY_PORT: String(gatewayPort),
    ...environment,
  });
  try {
    // Creating a million users takes some minutes.
    await Promise.race([
      fetchUntilOk(`http://localhost:${sandboxPort}/__sandbox/health`, undefined, 480),
      platform.ended.then(() => {
        throw new Error(`${script} ended before it answered.`);
      }),
    ]);
    return platform;
  } catch (error) {
    await platform.stop();
    throw error;
  }
}

/** Logs in as a user and returns the access token; the context stays logged in. */
export async function signIn(context: BrowserContext, userName: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${urls.origin}/login`);
  await page.locator('input[name=username]').fill(userName);
  await page.locator('input[name=password]').fill('realmkit-demo');
  const tokenResponse = page.waitForResponse((response) => response.url().includes('/v2/token'));
  await page.keyboard.press('Enter');
  const { access_token }: { access_token: string } = await (await tokenResponse).json();
  await page.waitForURL(`${urls.origin}/`);
  await page.close();
  return access_token;
}

/** Runs a function on a new page of a context and closes the page. */
export async function onNewPage<Result>(context: BrowserContext, url: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    return await use(page);
  } finally {
    await page.close();
  }
}
