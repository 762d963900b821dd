import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newerApis } from './newerApis.ts';

/** The APIs that `design-system/src/polyfills.ts` adds where they are missing. */
const polyfilled = ['URL.canParse', 'AbortSignal.any'];

/** The newer APIs that the code does without where they are missing, each with how. */
const guarded: Readonly<Record<string, string>> = {
  requestIdleCallback: 'reader: whenIdle.ts and locations.ts use a timer instead',
  'URL.parse': 'oauth4webapi: tested for, else new URL',
  'Uint8Array.fromBase64': 'oauth4webapi: tested for, else atob',
  'Error.captureStackTrace': 'libraries: tested for, only the stack of an error is shorter',
  'navigator.connection': 'react-dom: tested for, else loading times are estimated',
  'navigator.userAgentData': 'Popper: tested for, else the user agent',
  '.caretPositionFromPoint()': 'reader: tested for, else caretRangeFromPoint',
  '.caretRangeFromPoint()': 'reader: tested for, else a tap plays no sentence of a silent book',
  '.checkVisibility()': 'reader: tested for, else the boxes of a text say whether it is displayed',
  setImmediate: 'xlsx: tested for, else setTimeout',
  '.startViewTransition()': 'react-dom, react-router: tested for, else without a transition',
  'document.startViewTransition': 'shell: usePageTransition.ts tests for it, else pages change at once',
  '.setSinkId()': 'wavesurfer.js: only if the output device is set, which the reader does not',
};

/** Methods of other objects that have the name of a newer one. */
const namesakes: Readonly<Record<string, string>> = {
  '.alpha()': 'colours of the theme (MUI)',
  '.bytes()': 'files of a book',
  '.escape()': 'i18next and CSS.escape',
  '.toArray()': 'React.Children',
  '.watch()': 'the selected text of a page',
};

/** The built files by name, without the hashes of their contents. */
const built = new Map(
  ['admin/dist', 'consumer/dist', 'reader/dist'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => [join(folder, name).replace(/-[\w-]{8}\.js$/, '.js'), readFileSync(join(folder, name), 'utf8')]),
  ),
);
const used = [...new Set([...built.values()].flatMap(newerApis))].toSorted();

test('the built apps use no API that a browser of browserslist lacks, unless it is polyfilled, or guarded for a reason that is listed', () => {
  const known = [...polyfilled, ...Object.keys(guarded), ...Object.keys(namesakes)];
  expect(used.filter((api) => !known.includes(api))).toEqual([]);
});

test('every polyfilled or guarded API is used', () => {
  expect([...polyfilled, ...Object.keys(guarded), ...Object.keys(namesakes)].filter((api) => !used.includes(api))).toEqual([]);
});

test.each([
  ['URL.canParse(a)', ['URL.canParse']],
  ['new window.URL(a); URL.parse(a)', ['URL.parse']],
  ['const URL = own(); URL.canParse(a)', []],
  ['globalThis.requestIdleCallback?.(a)', ['requestIdleCallback']],
  ['list.toSorted().findLast(a); list.union(other)', ['.union()']],
  ['Promise.withResolvers(); Promise.all([])', ['Promise.withResolvers']],
  ['document.startViewTransition(a)', ['document.startViewTransition']],
  ['new CloseWatcher()', ['CloseWatcher']],
])('the check of newer APIs finds in %s: %j', (code, apis) => {
  expect(newerApis(code)).toEqual(apis);
});

test.each([
  'admin/src/main.tsx',
  'admin/src/import/workbook/parse.worker.ts',
  'consumer/src/bootstrap.ts',
  'consumer/src/main.tsx',
  'consumer/src/offline/worker/serviceWorker.ts',
  'reader/src/host/main.tsx',
  'reader/src/player/index.ts',
])('%s imports the polyfills before everything else', (entry) => {
  expect(readFileSync(entry, 'utf8').split('\n')[0]).toBe("import '@realmkit/design-system/polyfills.ts';");
});

test('each page, worker and library is built with the polyfills', () => {
  const polyfills = [...built].filter(([, code]) => /URL\.canParse\s*\?\?=/.test(code)).map(([name]) => name);
  expect(polyfills.toSorted()).toEqual([
    'admin/dist/assets/index.js',
    'admin/dist/assets/parse.worker.js',
    'consumer/dist/assets/bootstrap.js',
    'consumer/dist/sw.js',
    'reader/dist/assets/index.js',
    'reader/dist/embed/react/shared.js',
    'reader/dist/embed/standalone/shared.js',
  ]);
});
