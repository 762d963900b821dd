import { describe, expect, test } from 'vitest';
import { lazyPages } from '../build/lazyPages.ts';
import { namespacesOfPath } from './namespacesOfPath.ts';
import routes from './routes.tsx?raw';

const pages = import.meta.glob<string>('./*/**/*Page.tsx', { query: '?raw', import: 'default', eager: true });

describe('the routes', () => {
  test.each(lazyPages(routes))('the route $path preloads the texts that its page shows', ({ path, module }) => {
    const shown = [...(pages[`./${module}`] ?? '').matchAll(/useTranslation\('(\w+)'\)/g)].flatMap(([, namespace]) => namespace ?? []);
    expect(['shell', ...namespacesOfPath(path)]).toEqual(expect.arrayContaining(shown));
  });

  test('a lazy route that the build cannot read throws an error', () => {
    expect(() => lazyPages("{\n path: '/late',\n lazy: () => import('./late/LatePage.tsx') }")).toThrow('on one line');
  });
});
