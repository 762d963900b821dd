import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../../journey.ts';
import { waitForBook } from '../../readerSteps.ts';
import { origin } from '../../realms.ts';
import { sessionTexts } from '../../sessionTexts.ts';

const text = sessionTexts.se;
const listed = /^(localStorage|sessionStorage|indexedDB|cache|cookie): (.+)$/;

/** Returns everything that this browser stores for the origin, as the page of stored data names it. */
async function storesOf(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => {
    const entriesIn = (name: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const [store] = database.objectStoreNames;
          if (store === undefined) {
            database.close();
            resolve(0);
            return;
          }
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      });
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) if ((await entriesIn(name)) > 0) databases.push(`indexedDB: ${name}`);
    return [
      ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
      ...databases,
      ...(await caches.keys()).map((key) => `cache: ${key}`),
    ];
  });
  const cookies = await page.context().cookies();
  return [...inPage, ...cookies.map(({ name }) => `cookie: ${name}`)];
}

/** Returns the stores in the browser that the page names, all of them or those with a text about how long. */
async function namedStores(page: Page, duration?: RegExp): Promise<string[]> {
  const items = page.getByRole('listitem').filter(duration ? { hasText: duration } : {});
  const places = await items.locator('code').allTextContents();
  return places.flatMap((place) => place.split(', ')).filter((place) => listed.test(place));
}

const matches = (name: string, used: string): boolean => {
  const [start = '', end = ''] = name.split('*');
  return name.includes('*') ? used.startsWith(start) && used.endsWith(end) : used === name;
};
const matching = (used: readonly string[], names: readonly string[]) => used.filter((one) => names.some((name) => matches(name, one)));

test('a guardian downloads their data, and the browser stores what the page of stored data names, no longer than it says', async ({
  page,
  fresh,
}) => {
  await fresh('se');
  await openSignedIn(page, 'se', 'guardian', '/library/bookshelf');
  await page.getByRole('link', { name: /Räven på väg hem/ }).click();
  await page.getByRole('link', { name: 'Läs', exact: true }).click();
  await waitForBook(page);
  await page.goto(`${origin('se')}/profile`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Ladda ner mina uppgifter' }).click()]);
  const { uid, data } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(file.suggestedFilename()).toBe(`${uid}.json`);
  expect(data).toContainEqual(expect.objectContaining({ kind: 'bookshelf' }));

  // The panel stores an import of people here; this guardian has none.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('realmkit-work');
        opening.onupgradeneeded = () => opening.result.createObjectStore('work');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('work', 'readwrite');
          writing.objectStore('work').put('A file of pupils', 'import');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.getByRole('link', { name: 'Vad vi lagrar om dig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vad vi lagrar' })).toBeVisible();
  const names = await namedStores(page);
  const untilLogOut = await namedStores(page, /Tills du loggar ut/);
  // The names would match nothing if they were spoiled. Responses are stored a moment after they are shown.
  await expect
    .poll(async () => matching(await storesOf(page), untilLogOut))
    .toEqual(
      expect.arrayContaining([
        'indexedDB: realmkit-session',
        'indexedDB: realmkit-kept',
        'indexedDB: realmkit-work',
        'cookie: realmkit_session',
      ]),
    );
  expect((await storesOf(page)).filter((used) => !matching([used], names).length)).toEqual([]);

  await page.goto(`${origin('se')}/profile`);
  // Answers beside a book that were not saved, and a form that was not sent.
  await page.evaluate((user) => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem(`realmkit-draft:${user}:book-1:s1`, '{}');
  }, uid);
  await page.getByRole('button', { name: text.openMenu }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.signOut }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(async () => matching(await storesOf(page), untilLogOut)).toEqual([]);
});
