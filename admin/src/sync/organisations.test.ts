import { serviceClient } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { fetchAllUnits, rootUnits, subtreeOf } from './organisations.ts';

const unit = (uid: string, parent: string | null) => ({ uid, parent });
const units = [unit('town', null), unit('school', 'town'), unit('branch', 'school'), unit('village', 'county'), unit('other', null)];

test('a sync belongs to the root units that the user manages', () => {
  expect(rootUnits(units).map(({ uid }) => uid)).toEqual(['town', 'village', 'other']);
});

test('the mapped units are all descendants of a root at any depth and no others', () => {
  expect(subtreeOf(units, 'town').map(({ uid }) => uid)).toEqual(['town', 'school', 'branch']);
  expect(subtreeOf(units, 'village').map(({ uid }) => uid)).toEqual(['village']);
});

test('school units are loaded beyond the first hundred', async () => {
  const all = Array.from({ length: 230 }, (_, index) => unit(`unit-${index}`, null));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const query = new URL(new Request(input, init).url).searchParams;
    const page = Number(query.get('page'));
    return Response.json({ data: all.slice((page - 1) * 100, page * 100), meta: { totalItems: all.length } });
  };
  const customerManagement = serviceClient('customerManagement', { baseUrl: 'http://services.example', fetch });
  expect(await fetchAllUnits({ customerManagement }, new AbortController().signal)).toHaveLength(230);
});
