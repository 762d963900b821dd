import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserStores } from '../../openapi/src/personalData/browserStores.ts';
import { sourceFiles } from '../importBoundaries.ts';

/** Whatever stores something in a browser, or names what is stored. */
const storage = /Storage\b|openDatabase\(|indexedDb\w+|createLastmarkOutbox\(|caches\b|cacheName|[cC]ookie/;
/** Names that are no stores: of locks and of the channel between tabs. */
const otherNames = /createWebLockMutex\('[^']+'|\b(?:name|lockName) = '[^']+'/g;
const name = /(?:'|`)((?:realmkit|bookplayer)[-_](?:\$\{[^}]*\}|[^'`])*|\$\{\w+\}-locations)['`]/g;
const outbox = /indexedDbEntryStore<\w+>\('(\w+)'\)/g;
const template = /\$\{[^}]+\}+/g;

/** Returns the names of the stores in a source, with `*` for what varies. */
function storesIn(source: string): string[] {
  if (!storage.test(source)) return [];
  const text = source.replaceAll(otherNames, '');
  const outboxes = [...text.matchAll(outbox)].map(([, queue]) => `realmkit-outbox-${queue}`);
  const names = [...text.matchAll(name)].map(([, found = '']) => found.replaceAll(template, '*'));
  return [...names.filter((found) => found !== 'realmkit-outbox-*'), ...outboxes];
}

const folders = [
  'design-system/src',
  'packages/shell/src',
  'consumer/src',
  'admin/src',
  'reader/src',
  'mock-server/src/platform/domains/identity',
];
const sources = sourceFiles(folders)
  .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const found = new Set(sources.flatMap(storesIn));

/** Returns whether a name of the list, with `*` for any text, is a name in the sources or begins it. */
const matches = (listed: string, used: string): boolean => {
  const [start = '', end = ''] = listed.split('*');
  return used.startsWith(start) && (listed.includes('*') ? used.endsWith(end) : used === listed);
};

test('the list of personal data names every store that the apps use in a browser', () => {
  const unlisted = [...found].filter((used) => !browserStores.some((store) => matches(store.name, used)));
  expect(unlisted).toEqual([]);
});

test('the list of personal data names no store in a browser that no app uses', () => {
  // The library of the service worker names this cache.
  const own = browserStores.filter((store) => store.name !== 'workbox-precache-*');
  const unused = own.filter((store) => ![...found].some((used) => matches(store.name, used)));
  expect(unused).toEqual([]);
});
