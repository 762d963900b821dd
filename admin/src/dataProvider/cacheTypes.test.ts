import { applyCacheRules } from '@realmkit/admin-kit';
import { listTypes, standardListSettings } from '@realmkit/shell';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { resources } from './resources.ts';

/** Returns the resources whose cached rows a page would fetch again, a minute after they were fetched, while one switch is off. */
function refetchedWithout(type?: (typeof listTypes)[number]): string[] {
  const queries = new QueryClient();
  const caches = { ...standardListSettings.caches, ...(type && { [type]: false }) };
  applyCacheRules(queries, resources, { ...standardListSettings, caches });
  return Object.entries(resources).flatMap(([name, resource]) => {
    const key = [name, 'getList' in resource ? 'getList' : 'getOne', {}];
    queries.setQueryData(key, { data: [{ id: 1 }] }, { updatedAt: Date.now() - 60_000 });
    const query = queries.getQueryCache().build(queries, queries.defaultQueryOptions({ queryKey: key }));
    const { staleTime } = queries.defaultQueryOptions({ queryKey: key });
    return query.isStaleByTime(typeof staleTime === 'function' ? staleTime(query) : staleTime) ? [name] : [];
  });
}

const cached = Object.entries(resources).flatMap(([name, resource]) =>
  'cache' in resource && resource.cache ? [{ name, type: resource.cache }] : [],
);

test.each(listTypes)('the switch %s decides whether its lists are cached, and no other list', { tags: ['admin §9.15'] }, (type) => {
  const own = cached.filter((one) => one.type === type).map(({ name }) => name);
  expect(own).not.toEqual([]);
  expect(refetchedWithout(type).filter((name) => !refetchedWithout().includes(name))).toEqual(own);
});
