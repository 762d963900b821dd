import { serviceClient } from '@realmkit/openapi';
import { expect, test } from 'vitest';
import { schoolUnits } from '../../testing/school.ts';
import { fetchAncestorUnits, updateUnit } from './unitQueries.ts';

function service(units: readonly object[]) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname} ${await request.text()}`.trim());
    return Response.json(units.find((unit) => 'uid' in unit && pathname.endsWith(`/${unit.uid}`)) ?? {});
  };
  return {
    clients: { customerManagement: serviceClient('customerManagement', { baseUrl: 'http://service.example', fetch, retryDelay: () => 0 }) },
    requests,
  };
}

const [kommun, school] = schoolUnits;
const signal = new AbortController().signal;
if (!kommun || !school) throw new Error('The municipality has no school');

test('the ancestors of a school unit are fetched up to the root', async () => {
  const { clients } = service(schoolUnits);
  expect((await fetchAncestorUnits(clients, school, signal)).map(({ name }) => name)).toEqual(['Umeå kommun']);
  expect(await fetchAncestorUnits(clients, kommun, signal)).toEqual([]);
});

test('fetching ancestors stops when the parents form a cycle', async () => {
  const { clients } = service([{ ...kommun, parent: school.uid }, school]);
  expect(await fetchAncestorUnits(clients, school, signal)).toHaveLength(2);
});

test('a school unit is detached by setting its parent to null', async () => {
  const { clients, requests } = service(schoolUnits);
  await updateUnit(clients, school.uid, { parent: null });
  expect(requests).toEqual(['PATCH /schoolUnits/se-school-2 {"parent":null}']);
});
