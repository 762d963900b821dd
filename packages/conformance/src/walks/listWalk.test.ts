import { parseContract } from '@realmkit/contract-engine';
import { expect, test } from 'vitest';
import { ScenarioResponse } from '../core/scenarioResponse.ts';
import { samplesOf } from '../negatives/sample.ts';
import { walkList } from './listWalk.ts';

const [sample] = samplesOf(
  'people',
  {},
  parseContract(`
openapi: 3.1.0
info: { title: People, version: 1.0.0 }
paths:
  /people:
    get:
      operationId: listPeople
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 1, default: 1 } }
        - { name: size, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 5 } }
        - { name: sort, in: query, schema: { type: string, pattern: '^(id|name),(asc|desc)$', default: 'id,desc' } }
        - { name: q, in: query, schema: { type: string } }
        - { name: role, in: query, schema: { type: string, enum: [student, employee] } }
        - name: filters
          in: query
          schema:
            type: string
            contentMediaType: application/json
            contentSchema: { type: object, properties: { city: { type: string }, role: { enum: [student, employee] } } }
      responses: { '200': { description: People. } }
`),
);

const names = ['Åsa', 'Zoe', 'anna', 'Ärla', 'Berit', 'Östen', 'Carla', 'Dora', 'Emil', 'Frida', 'Göran', 'Hanna'];
const people = names.map((name, index) => ({
  id: index + 1,
  name: `${name} Lund`,
  role: index % 3 === 0 ? 'employee' : 'student',
  city: index % 2 === 0 ? 'Lund' : 'Malmö',
}));
type Person = (typeof people)[number];

/** The steps of a list, each of which a service may get wrong. */
interface Service {
  filter(rows: Person[], query: URLSearchParams): Person[];
  search(rows: Person[], words: string): Person[];
  sort(rows: Person[], order: string): Person[];
  page(rows: Person[], start: number, size: number): Person[];
  total(count: number, query: URLSearchParams): number;
  readonly order: string;
  readonly size: number;
}

const collator = new Intl.Collator('sv');
const right: Service = {
  filter(rows, query) {
    const wanted = Object.entries({ ...JSON.parse(query.get('filters') ?? '{}'), ...(query.has('role') && { role: query.get('role') }) });
    return rows.filter((row) => wanted.every(([name, value]) => Reflect.get(row, name) === value));
  },
  search: (rows, words) => rows.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())),
  sort(rows, order) {
    const [field, direction] = order.split(',');
    const sorted = rows.toSorted((one, other) => (field === 'id' ? one.id - other.id : collator.compare(one.name, other.name)));
    return direction === 'desc' ? sorted.reverse() : sorted;
  },
  page: (rows, start, size) => rows.slice(start, start + size),
  total: (count) => count,
  order: 'id,desc',
  size: 5,
};

async function errorsOf(fault: Partial<Service> = {}): Promise<string[]> {
  if (!sample) throw new Error('The contract has no operation.');
  const service = { ...right, ...fault };
  const errors = await walkList(sample, async (given) => {
    const query = new URLSearchParams(given);
    const size = Number(query.get('size') ?? service.size);
    const found = service.search(service.filter(people, query), query.get('q') ?? '');
    const data = service.page(service.sort(found, query.get('sort') ?? service.order), (Number(query.get('page') ?? 1) - 1) * size, size);
    const body = new TextEncoder().encode(JSON.stringify({ data, meta: { totalItems: service.total(found.length, query) } }));
    return new ScenarioResponse('listPeople', { status: 200, headers: new Map(), body });
  });
  return errors.map(({ rule, cause }) => `${rule}: ${cause}`);
}

test('a right list has no error, in any collation and any order of ties', async () => {
  expect(await errorsOf()).toEqual([]);
  const byCode: Service['sort'] = (rows, order) => {
    const sorted = rows.toSorted((one, other) => (order.startsWith('id') ? one.id - other.id : one.name < other.name ? -1 : 1));
    return order.endsWith('desc') ? sorted.reverse() : sorted;
  };
  expect(await errorsOf({ sort: byCode })).toEqual([]);
});

test.each<[string, Partial<Service>, string]>([
  ['ignores sort', { sort: (rows) => rows.toReversed() }, 'wrong-order: is out of order for sort=id,asc'],
  [
    'sorts one field by another',
    { sort: (rows, order) => right.sort(rows, order.replace('name', 'id')) },
    'wrong-order: is out of order for sort=name,asc',
  ],
  ['has another default order', { order: 'id,asc' }, 'wrong-order: is another row without sort than for its default, id,desc'],
  [
    'ignores filters',
    {
      filter: (rows, query) =>
        right.filter(rows, new URLSearchParams({ role: query.get('role') ?? '' }.role ? { role: query.get('role') ?? '' } : {})),
    },
    'wrong-rows: has the row',
  ],
  [
    'ignores a parameter that names a property',
    { filter: (rows, query) => right.filter(rows, new URLSearchParams({ filters: query.get('filters') ?? '{}' })) },
    'which it has not',
  ],
  [
    'loses a row to a filter',
    { filter: (rows, query) => (query.has('filters') ? right.filter(rows, query).slice(0, -1) : right.filter(rows, query)) },
    'wrong-rows: lacks the row',
  ],
  ['ignores a search', { search: (rows) => rows }, 'a word that nothing has'],
  ['finds nothing', { search: (rows, words) => (words === '' ? rows : []) }, 'wrong-rows: lacks the row'],
  [
    'shifts its later pages by one',
    { page: (rows, start, size) => rows.slice(start === 0 ? 0 : start + 1, start + size) },
    'wrong-paging: of page=2',
  ],
  ['overlaps its pages', { page: (rows, start, size) => rows.slice(start === 0 ? 0 : start - 1, start + size) }, 'wrong-paging: '],
  ['counts the page in place of the list', { total: (count) => Math.min(count, 5) }, 'wrong-paging: counts 5'],
  ['has another default size', { size: 10 }, 'wrong-paging: has 10 rows without size, whose default is 5'],
])('a list that %s has an error', async (_fault, fault, expected) => {
  expect((await errorsOf(fault)).join('\n')).toContain(expected);
});
