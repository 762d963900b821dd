import { execFileSync } from 'node:child_process';
import { drawSample } from '../../scripts/suites/drawSample.ts';
import { expect, test as journey } from '../journey.ts';
import { logIn } from '../logIn.ts';
import { failures } from './failures.ts';
import { hurry, problemsOf, record } from './opening.ts';
import { type FailingPage, findUnlisted, pages } from './pages.ts';

/** The failures that each call of each page has: `all`, or those with this text in their name. Without it, three are drawn. */
const chosen = process.env.FAILURES;
const ways = Object.keys(failures).filter((way) => chosen === undefined || chosen === 'all' || way.includes(chosen));

const test = journey.extend({
  // Pages of all apps.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  ownApps: async ({}, use) => use(() => undefined),
});
// Browsers report each failed request.
test.use({ expectedErrors: /./, actionTimeout: 10_000 });
// No page changes what another one shows.
test.describe.configure({ mode: 'parallel' });

test('each page that a route renders has its calls fail', () => {
  expect(findUnlisted()).toEqual([]);
});

/** Opens a page while some of its calls fail, one at a time, in some ways. */
function failing(shown: FailingPage, some: readonly string[], choose: (calls: string[]) => string[]): void {
  const { module, path, realm = 'se', account } = shown;
  test(`${module} at ${path} for ${account ?? 'a guest'} stays and says what failed when a call fails by ${some.join(', ')}`, async ({
    page,
  }) => {
    // The calls of a page in all ways are more than a hundred openings.
    if (chosen) test.setTimeout(900_000);
    if (account) await logIn(page, realm, account);
    await page.addInitScript(hurry);
    const recording = await record(page, shown);
    for (const call of choose([...recording.calls.keys()]))
      for (const way of some) expect.soft(await problemsOf(page, shown, recording, call, way), `${call} · ${way}`).toEqual([]);
  });
}

if (chosen) for (const shown of pages) failing(shown, ways, (calls) => calls);
else {
  // The committed files decide what is drawn, so that a result can be repeated.
  const seed = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' }).trim();
  const drawn = drawSample(
    pages.flatMap((shown) => ways.map((way) => ({ shown, way }))),
    3,
    seed,
  );
  for (const { shown, way } of drawn) failing(shown, [way], (calls) => drawSample(calls, 1, seed));
}
