import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from 'playwright';
import { bundle } from '../../../design-system/scripts/page/bundle.ts';
import { budgetRow, type Row } from '../../../scripts/bench/row.ts';
import { chromium as launchOptions } from '../../../scripts/chromium.mjs';
import { makeTokens } from '../src/testing/tokens.ts';

/** Measures refreshes of one session: four tabs with ten callers each request a token when all tokens have expired. */
export const name = 'session';

const origin = 'http://realmkit.se.localhost';
const [tabs, callers, rounds] = [4, 10, 200];
/** The response time of the auth service, in milliseconds. */
const responseMs = 20;

/** The totals of all rounds. */
interface Outcome {
  readonly refreshes: number;
  readonly withoutToken: number;
}

/** Responds to refreshes like the auth service: a refresh token is valid once, and a repeated request gets the first response again. */
async function serveTokens(context: BrowserContext, counted: { refreshes: number; round: number }): Promise<void> {
  const responses = new Map<string, string>();
  let valid = 0;
  await context.route(`${origin}/auth/v2/token`, async (route) => {
    counted.refreshes += 1;
    await new Promise((resolve) => setTimeout(resolve, responseMs));
    const key = route.request().headers()['idempotency-key'] ?? '';
    const sent = new URLSearchParams(route.request().postData() ?? '').get('refresh_token');
    if (!responses.has(key) && sent === `refresh-${valid}`) {
      valid += 1;
      const now = Math.floor(Date.now() / 1000) + counted.round * 3600;
      const { accessToken, idToken } = makeTokens({ now, issuer: `${origin}/auth` });
      const tokens = {
        access_token: accessToken,
        id_token: idToken,
        refresh_token: `refresh-${valid}`,
        token_type: 'Bearer',
        expires_in: 3600,
      };
      responses.set(key, JSON.stringify(tokens));
    }
    const body = responses.get(key);
    await route.fulfill(
      body === undefined
        ? { status: 400, json: { error: 'invalid_grant', name: 'InvalidGrantError', message: 'Used.' } }
        : { contentType: 'application/json', body },
    );
  });
}

/** Runs all rounds in tabs of one browser, with one refresh lock for all tabs (`shared`) or one in each tab. */
async function runRounds(context: BrowserContext, script: string, shared: boolean): Promise<Outcome> {
  const counted = { refreshes: 0, round: 0 };
  await serveTokens(context, counted);
  await context.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tab</title>' }));
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  for (const page of pages) {
    await page.goto(`${origin}/`);
    await page.addScriptTag({ content: script });
  }
  await pages[0]?.evaluate(() => window.sessionBench.store());
  await Promise.all(pages.map((page) => page.evaluate((withSharedLock) => window.sessionBench.open(withSharedLock), shared)));
  let withoutToken = 0;
  while (counted.round < rounds) {
    counted.round += 1;
    const request = { round: counted.round, moment: Date.now() + 40, callers };
    const missing = await Promise.all(
      pages.map((page) =>
        page.evaluate(({ round, moment, callers: many }) => window.sessionBench.requestTokens(round, moment, many), request),
      ),
    );
    withoutToken += missing.reduce((sum, count) => sum + count, 0);
  }
  return { refreshes: counted.refreshes, withoutToken };
}

export async function run(): Promise<Row[]> {
  const script = await bundle(fileURLToPath(new URL('sessionPage.ts', import.meta.url)));
  const browser = await chromium.launch(launchOptions());
  try {
    const outcomeOf = async (shared: boolean) => runRounds(await browser.newContext(), script, shared);
    const ours = await outcomeOf(true);
    const alone = await outcomeOf(false);
    const scene = `${tabs} tabs × ${callers} callers × ${rounds} rounds`;
    return [
      {
        ...budgetRow(
          `duplicate refreshes, ${scene}, beside tabs that share nothing but the store`,
          ours.refreshes - rounds,
          'refreshes',
          0,
        ),
        peer: alone.refreshes - rounds,
      },
      budgetRow(`callers without the token that is good now, ${scene}`, ours.withoutToken, 'callers', 0),
    ];
  } finally {
    await browser.close();
  }
}
