import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../journey.ts';
import { networkIdle } from '../networkIdle.ts';
import { origin } from '../realms.ts';
import { sandboxPattern } from '../sandbox.ts';
import { answerWith, failures, type Known } from './failures.ts';
import { type FailingPage, silentCalls } from './pages.ts';

/** A call: its method and path, and the query of a read that is not a signature. The ids of records stay, because a page has one record. */
type Call = string;

const callOf = (request: Request): Call => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${request.method() === 'GET' && !search.includes('Signature=') ? search : ''}`;
};
const isRead = (call: Call) => call.startsWith('GET ');

/** The headings of the pages that take the place of others. */
const errorTitles: readonly string[] = ['sv', 'de'].flatMap((locale) => {
  const { errorPage, serviceDown } = JSON.parse(
    readFileSync(new URL(`../../packages/shell/src/locales/${locale}.json`, import.meta.url), 'utf8'),
  );
  return [errorPage.notFound, errorPage.occurred, errorPage.notLoaded, serviceDown.title];
});

/** Runs in the page before its scripts: the waits between attempts and the time limit of a call pass faster. */
export function hurry(): void {
  const shorter = (delay = 0) =>
    delay === 8000 || (delay >= 29_000 && delay <= 31_000) ? 1000 : delay >= 150 && delay <= 1200 ? delay / 10 : delay;
  if (!sessionStorage.getItem('hurry')) return;
  const later = window.setTimeout.bind(window);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  Object.assign(window, { setTimeout: (handler: () => void, delay?: number) => later(handler, shorter(delay)) });
  AbortSignal.timeout = (delay) => timeout(shorter(delay));
}

/** Opens a URL without anything that an earlier opening stored, except for the session of an account; in a hurry where a call will fail. */
async function openAnew(page: Page, url: string, { account }: FailingPage, inHurry: boolean): Promise<void> {
  await page.goto(new URL('/config.json', url).href);
  if (!account) await page.context().clearCookies();
  await page.evaluate(
    async ({ session, inHurry }) => {
      localStorage.clear();
      sessionStorage.clear();
      if (inHurry) sessionStorage.setItem('hurry', 'yes');
      for (const { name } of await indexedDB.databases()) if (name && name !== session) indexedDB.deleteDatabase(name);
    },
    { session: account && 'realmkit-session', inHurry },
  );
  await page.goto(url);
}

/** Returns the lines that a page says in alerts, in the bar above it, and in the statuses of a book. */
const wordsOf = async (page: Page): Promise<string[]> => {
  const words = page.getByRole('alert').or(page.getByRole('status')).or(page.locator('[data-reader-phase]').getByRole('status'));
  return (await linesOf(words)).filter((text) => /\p{L}/u.test(text));
};
const linesOf = async (words: Locator): Promise<string[]> =>
  (await words.filter({ visible: true }).allInnerTexts()).flatMap((text) => text.split(/\n+/));
const noticesOf = (page: Page): Promise<string[]> => linesOf(page.getByRole('status'));

const typedTexts = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .locator('input, textarea')
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ name, value }) => `${name}=${value}`));

async function send(page: Page, { type, button = 'main form [type=submit]' }: NonNullable<FailingPage['write']>): Promise<string[]> {
  await type(page);
  const typed = await typedTexts(page);
  await page.locator(button).first().click();
  return typed;
}

/** A page as it is when nothing fails. */
export interface Recording {
  readonly url: string;
  readonly calls: ReadonlyMap<Call, Known>;
  readonly hasBook: boolean;
  readonly words: readonly string[];
  /** What the page says once its form is saved. */
  readonly success: readonly string[];
}

/** Opens a page, and sends its form if it has one, and records its calls: those that load the page, and the writes of the form. */
export async function record(page: Page, shown: FailingPage): Promise<Recording> {
  const { realm = 'se', path, lead, write } = shown;
  await openAnew(page, `${origin(realm)}${path}`, shown, false);
  if (lead) {
    await networkIdle(page);
    await lead(page);
  }
  const url = page.url();
  const calls = new Map<Call, Known>();
  const notes: Promise<void>[] = [];
  const note = async (request: Request) => {
    // A form may lead to another page, whose calls are not its own.
    const isOwn = new URL(page.url()).pathname === new URL(url).pathname;
    const response = await request.response();
    if (!response || !isOwn || !sandboxPattern.test(request.url()) || request.resourceType() !== 'fetch') return;
    const contentType = response.headers()['content-type'] ?? '';
    calls.set(callOf(request), { status: response.status(), contentType, text: await response.text().catch(() => '') });
  };
  page.on('requestfinished', (request) => void notes.push(note(request)));
  await openAnew(page, url, shown, false);
  await expect(page.getByRole('heading', { level: 1 }).or(page.locator('[data-reader-phase=reading]')).first()).toBeAttached();
  await networkIdle(page);
  await Promise.all(notes);
  if (shown.account) expect([...calls.keys()]).not.toEqual([]);
  const words = await wordsOf(page);
  const reads = new Set(calls.keys());
  const before = await noticesOf(page);
  if (write) {
    const sent = page.waitForRequest((request) => sandboxPattern.test(request.url()) && !/GET|OPTIONS/.test(request.method()));
    await send(page, write);
    await sent;
    await networkIdle(page);
    await Promise.all(notes);
    for (const call of calls.keys()) if (isRead(call) && !reads.has(call)) calls.delete(call);
  }
  page.removeAllListeners('requestfinished');
  const success = (await noticesOf(page)).filter((text) => text !== '' && !before.includes(text));
  return { url, calls, hasBook: (await page.locator('[data-reader-phase=reading]').count()) > 0, words, success };
}

/** Opens a page, and sends its form, while one of its calls fails in one way; returns what is wrong with the page. */
export async function problemsOf(page: Page, shown: FailingPage, recording: Recording, call: Call, failure: string): Promise<string[]> {
  const { account, write, essential, silent } = shown;
  const known = recording.calls.get(call);
  const answer = known && failures[failure]?.(known, isRead(call));
  if (!known || answer === undefined) return [];
  const problems: string[] = [];
  const crash = (error: Error) => void problems.push(`uncaught: ${error.message}`);
  const isThere = (locator: ReturnType<Page['locator']>, problem: string, state: 'visible' | 'attached' = 'visible') =>
    locator
      .first()
      .waitFor({ timeout: 3000, state })
      .catch(() => void problems.push(problem));
  page.on('pageerror', crash);
  let count = 0;
  await page.route(sandboxPattern, (route) => {
    if (callOf(route.request()) !== call) return route.continue();
    count += 1;
    return answerWith(route, answer, known, new URL(recording.url).origin);
  });
  await openAnew(page, recording.url, shown, true);
  const typed = write && !isRead(call) ? await send(page, write) : undefined;
  const isSilent = silent?.test(call) || silentCalls.some(({ pattern }) => pattern.test(call));
  if (isSilent) await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => undefined);
  else
    await expect
      // What takes long says that it is loading, before the call is made.
      .poll(async () => count > 0 && (await wordsOf(page)).some((text) => !recording.words.includes(text)), { timeout: 6000 })
      .toBe(true)
      .catch(() => void problems.push('nothing says so'));
  if (!recording.hasBook) {
    await isThere(page.getByRole('heading', { level: 1 }), 'no heading');
    const [title = ''] = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    if (errorTitles.includes(title)) problems.push(`an error page: ${title}`);
    if (account) await isThere(page.getByRole('banner').getByRole('button'), 'no navigation');
  } else if (!essential?.test(call)) await isThere(page.locator('[data-reader-phase=reading]'), 'no book', 'attached');
  if (typed) {
    const left = await typedTexts(page);
    if (left.join() !== typed.join()) problems.push(`typed text is gone: ${typed.join()} became ${left.join()}`);
    for (const text of await noticesOf(page)) if (recording.success.includes(text)) problems.push(`it says "${text}"`);
  }
  // What is fetched ahead of a book depends on how fast the device is.
  if (count === 0 && !isSilent) problems.push('the call was not made');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.off('pageerror', crash);
  return problems;
}
