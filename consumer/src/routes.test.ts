import { describe, expect, test } from 'vitest';
import { lazyPages } from '../build/lazyPages.ts';
import { namespacesOfPath } from './namespacesOfPath.ts';
import routes from './routes.tsx?raw';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** Adds a file and all files of this app that it imports statically to `found`. */
function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of (sources[file] ?? '').matchAll(/^import (?!type )[^;]*?from '(\.[^']+\.tsx?)';$/gm))
    importsOf(`.${new URL(imported, new URL(file, 'file:///')).pathname}`, found);
  return found;
}

/** Returns the namespaces of the texts that a page and its components show. */
const namespacesShownBy = (page: string): string[] =>
  [...importsOf(page)].flatMap((file) =>
    [...(sources[file] ?? '').matchAll(/useTranslation\('(\w+)'\)/g)].map(([, namespace = '']) => namespace),
  );

/** Returns the parts that a page and its components load later, each with the texts that it brings. */
const lazyPartsOf = (page: string) =>
  [...importsOf(page)].flatMap((file) =>
    [...(sources[file] ?? '').matchAll(/lazyPart\(async \(\) => \(await import\('([^']+)'\)\)\.\w+(?:, \{([^}]*)\})?/g)].map(
      ([, imported = '', options = '']) => ({
        module: `.${new URL(imported, new URL(file, 'file:///')).pathname}`,
        holdsItsPlace: /\bWaiting\b/.test(options),
        texts: [...(/texts: \[([^\]]*)\]/.exec(options)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, namespace = '']) => namespace),
      }),
    ),
  );

describe('the routes', () => {
  const pages = [{ path: '/', module: 'home/HomePage.tsx' }, ...lazyPages(routes)];

  test.each(pages)('the route $path preloads the texts that its page and its components show', ({ path, module }) => {
    const shown = namespacesShownBy(`./${module}`);
    expect(shown).not.toEqual([]);
    expect(['shell', ...namespacesOfPath(path)]).toEqual(expect.arrayContaining(shown));
  });

  test('a part that loads later brings the texts that it shows, because the whole page would disappear while they load', () => {
    const lacking = pages.flatMap(({ path, module }) =>
      lazyPartsOf(`./${module}`).flatMap((part) => {
        const there = ['shell', ...namespacesOfPath(path), ...part.texts];
        return namespacesShownBy(part.module).flatMap((shown) => (there.includes(shown) ? [] : `${path}: ${part.module}: ${shown}`));
      }),
    );
    expect([...new Set(lacking)]).toEqual([]);
  });

  test('each part of the home holds its place until its script has come, so that it pushes nothing away', () => {
    const parts = lazyPartsOf('./home/HomePage.tsx');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter(({ holdsItsPlace }) => !holdsItsPlace)).toEqual([]);
  });

  test('a lazy route is found however it is written, and one without a plain path or module throws an error', () => {
    const late = "import('./late/LatePage.tsx')";
    expect(lazyPages(`[{\n  lazy: () =>\n    ${late}.then(({ late }) => late),\n  path: '/late' }]`)).toEqual([
      { path: '/late', module: 'late/LatePage.tsx' },
    ]);
    expect(() => lazyPages(`[{ path: late, lazy: () => ${late} }]`)).toThrow('no plain path');
    expect(() => lazyPages("[{ path: '/late', lazy: () => load() }]")).toThrow('no plain path or module');
  });
});
