import { describe, expect, test } from 'vitest';
import { lazyPages } from '../build/lazyPages.ts';
import routes from './routes.tsx?raw';
import { textsOfPath } from './textsOfPath.ts';

const pages = import.meta.glob<string>('./*/**/*Page.tsx', { query: '?raw', import: 'default', eager: true });

describe('the routes', () => {
  test.each(lazyPages(routes))('$path: the texts that it shows load beside the script of its page', ({ path, module }) => {
    const shown = [...(pages[`./${module}`] ?? '').matchAll(/useTranslation\('(\w+)'\)/g)].flatMap(([, namespace]) => namespace ?? []);
    expect(['shell', ...textsOfPath(path)]).toEqual(expect.arrayContaining(shown));
  });

  test('must each be readable by the build', () => {
    expect(() => lazyPages("{\n path: '/late',\n lazy: () => import('./late/LatePage.tsx') }")).toThrow('on one line');
  });
});
