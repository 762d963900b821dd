import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from 'playwright';
import { bundle } from '../../design-system/scripts/page/bundle.ts';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { chromium as launchOptions } from '../../scripts/chromium.mjs';
import { makeTokens } from '../src/testing/tokens.ts';

/** Refreshes of one session by four tabs with ten callers each, whose tokens are all too old at the same moment. */
export const name = 'session';

const origin = 'http://realmkit.se.localhost';
const [tabs, callers, rounds] = [4, 10, 200];
/** How long the auth service takes for an answer, in milliseconds. */
const answerMs = 20;

/** What became of all rounds. */
interface Outcome {
  readonly refreshes: number;
  readonly withoutToken: number;
}

/** Answers refreshes as the auth service does: a refresh token is good once, and a repeated request gets the first answer again. */
async function serveTokens(context: BrowserContext, counted: { refreshes: number; round: number }): Promise<void> {
  const answers = new Map<string, string>();
  let good = 0;
  await context.route(`${origin}/auth/v2/token`, async (route) => {
    counted.refreshes += 1;
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    const key = route.request().headers()['idempotency-key'] ?? '';
    const sent = new URLSearchParams(route.request().postData() ?? '').get('refresh_token');
    if (!answers.has(key) && sent === `refresh-${good}`) {
      good += 1;
      const now = Math.floor(Date.now() / 1000) + counted.round * 3600;
      const { accessToken, idToken } = makeTokens({ now, issuer: `${origin}/auth` });
      const tokens = {
        access_token: accessToken,
        id_token: idToken,
        refresh_token: `refresh-${good}`,
        token_type: 'Bearer',
        expires_in: 3600,
      };
      answers.set(key, JSON.stringify(tokens));
    }
    const body = answers.get(key);
    await route.fulfill(
      body === undefined
        ? { status: 400, json: { error: 'invalid_grant', name: 'InvalidGrantError', message: 'Used.' } }
        : { contentType: 'application/json', body },
    );
  });
}

/** All rounds in tabs of one browser, whose refreshes take turns over all tabs or in each tab alone. */
async function askInRounds(context: BrowserContext, script: string, shared: boolean): Promise<Outcome> {
  const counted = { refreshes: 0, round: 0 };
  await serveTokens(context, counted);
  await context.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tab</title>' }));
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  for (const page of pages) {
    await page.goto(`${origin}/`);
    await page.addScriptTag({ content: script });
  }
  await pages[0]?.evaluate(() => window.sessionBench.store());
  await Promise.all(pages.map((page) => page.evaluate((wanted) => window.sessionBench.open(wanted), shared)));
  let withoutToken = 0;
  while (counted.round < rounds) {
    counted.round += 1;
    const asked = { round: counted.round, moment: Date.now() + 40, callers };
    const missing = await Promise.all(
      pages.map((page) => page.evaluate(({ round, moment, callers: many }) => window.sessionBench.ask(round, moment, many), asked)),
    );
    withoutToken += missing.reduce((sum, count) => sum + count, 0);
  }
  return { refreshes: counted.refreshes, withoutToken };
}

export async function run(): Promise<Row[]> {
  const script = await bundle(fileURLToPath(new URL('sessionPage.ts', import.meta.url)));
  const browser = await chromium.launch(launchOptions());
  try {
    const outcomeOf = async (shared: boolean) => askInRounds(await browser.newContext(), script, shared);
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
