import { type FetchPage, pageQueryOf } from '../core/paging.ts';
import type { Sample, SampleParameter } from '../negatives/sample.ts';
import type { Rule } from '../verdicts/finding.ts';
import { fieldOf, identityOf, isAfter, rowsPointerOf, valuesNamed } from './rows.ts';

/** What is wrong with a list. */
export interface ListError {
  readonly rule: Extract<Rule, 'wrong-paging' | 'wrong-order' | 'wrong-rows'>;
  readonly place: string;
  readonly cause: string;
}

/** A part of a list with its rows. */
interface Part {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/** The most rows that are read of a list. */
const maxRows = 500;
const nonsense = 'qzxwvkjqzx';

/** Reads a list from its start, up to {@link maxRows}. */
async function readWhole(fetchPage: FetchPage, sample: Sample, query: Readonly<Record<string, string>>): Promise<Part> {
  const pageQuery = pageQueryOf(sample);
  const limit = sample.parameters.find(({ in: place, name }) => place === 'query' && name === 'limit');
  const rows: unknown[] = [];
  let total: number | undefined;
  while (rows.length < maxRows) {
    const size = 100;
    const page = await fetchPage({
      ...query,
      ...(pageQuery?.(rows.length, size) ?? (limit ? { limit: String(limit.shape.maximum ?? size) } : {})),
    });
    const pointer = rowsPointerOf(page);
    if (pointer === undefined) break;
    const { length } = page.list(pointer);
    total ??= page.total;
    rows.push(...page.list(pointer));
    if (!pageQuery || length < size) break;
  }
  return { rows, total: total ?? rows.length };
}

/** The orders that a parameter offers: the value to send, the field, and whether it descends. */
export function ordersOf({ shape }: SampleParameter): { readonly value: string; readonly field: string; readonly descends: boolean }[] {
  const alternatives = /^\^\(([\w|]+)\),\((?:asc\|desc)\)\$$/.exec(shape.pattern?.source ?? '')?.[1]?.split('|') ?? [];
  const values = [
    ...alternatives.flatMap((field) => [`${field},asc`, `${field},desc`]),
    ...shape.values.filter((one) => typeof one === 'string'),
  ];
  return values.map((value) => {
    const [field = '', direction] = value.replace(/^-/, '').split(',');
    return { value, field, descends: value.startsWith('-') || direction === 'desc' };
  });
}

/** Judges the orders of a list: values must not fall where they should rise, and the default order is the one that the contract names. */
async function orderErrors(sample: Sample, fetchPage: FetchPage): Promise<ListError[]> {
  const sort = sample.parameters.find(({ in: place, name }) => place === 'query' && name === 'sort');
  if (!sort) return [];
  const errors: ListError[] = [];
  const add = (place: string, cause: string): void => void errors.push({ rule: 'wrong-order', place, cause });
  const ends = new Map<string, readonly string[]>();
  const pageQuery = pageQueryOf(sample);
  const firstPage = async (query: Readonly<Record<string, string>>): Promise<Part> => {
    const page = await fetchPage({ ...query, ...pageQuery?.(0, 100) });
    const pointer = rowsPointerOf(page);
    return { rows: pointer === undefined ? [] : page.list(pointer), total: page.total ?? 0 };
  };
  for (const { value, field, descends } of ordersOf(sort)) {
    const { rows, total } = await firstPage({ sort: value });
    ends.set(value, rows.map(identityOf));
    const values = rows.map((row) => fieldOf(row, field));
    const wrong = values.findIndex(
      (one, index) => index > 0 && (descends ? isAfter(one, values[index - 1]) : isAfter(values[index - 1], one)),
    );
    if (wrong > 0)
      add(
        `answer body /data/${wrong}`,
        `is out of order for sort=${value}: ${JSON.stringify(values[wrong])} after ${JSON.stringify(values[wrong - 1])}`,
      );
    const opposite = ends.get(value.startsWith('-') ? field : value.replace(/desc$/, 'asc'));
    // Rows of one value may stand in any order, but not all of a list in the same one for both directions.
    const isUnique = new Set(rows.map((row) => JSON.stringify(fieldOf(row, field) ?? identityOf(row)))).size === rows.length;
    if (descends && opposite && total <= 100 && rows.length > 1 && isUnique && opposite[0] === ends.get(value)?.[0])
      add('answer body /data', `begins with the same row for sort=${value} as for the other direction`);
  }
  const { default: byDefault } = sort.shape;
  if (typeof byDefault === 'string') {
    const [bare, sorted] = [await firstPage({}), await firstPage({ sort: byDefault })];
    const wrong = bare.rows.findIndex((row, index) => identityOf(row) !== identityOf(sorted.rows[index]));
    if (wrong >= 0) add(`answer body /data/${wrong}`, `is another row without sort than for its default, ${byDefault}`);
  }
  return errors;
}

const isLike = (value: unknown, wanted: unknown): boolean => {
  const [one, other] = [String(value).toLowerCase(), String(wanted).toLowerCase()];
  return one === other || one.startsWith(`${other}-`);
};

/** What narrows a list: how it is sent for a value, and the name of the property that it is about. */
interface Narrowing {
  readonly name: string;
  readonly said: string;
  readonly query: (value: string | number | boolean) => Readonly<Record<string, string>>;
  readonly allows: (value: unknown) => boolean;
}

const notNarrowing = ['page', 'size', 'limit', 'offset', 'sort', 'q', 'qName', 'search', 'filters', 'include', 'cursor'];

function narrowingsOf({ parameters }: Sample): Narrowing[] {
  return parameters.flatMap((parameter): Narrowing[] => {
    const { in: place, name, shape, required, mayBeRefused } = parameter;
    if (place !== 'query' || required || mayBeRefused) return [];
    if (name === 'filters')
      return [...(shape.content?.properties ?? [])].map(([property, inner]) => ({
        name: property,
        said: `filters of ${property}`,
        query: (value) => ({ filters: JSON.stringify({ [property]: inner.types.has('array') ? [value] : value }) }),
        allows: (value) =>
          (inner.values.length === 0 || inner.values.includes(value)) &&
          (inner.types.size === 0 ||
            inner.types.has('array') ||
            inner.types.has(typeof value) ||
            (inner.types.has('integer') && Number.isInteger(value))),
      }));
    if (notNarrowing.includes(name)) return [];
    return [
      {
        name,
        said: name,
        query: (value) => ({ [name]: String(value) }),
        allows: (value) => shape.values.length === 0 || shape.values.includes(value),
      },
    ];
  });
}

/** Judges what narrows a list by values that its own rows have: such a row is found, and no row without the value is. */
async function narrowingErrors(sample: Sample, fetchPage: FetchPage, whole: Part): Promise<ListError[]> {
  const errors: ListError[] = [];
  for (const { name, said, query, allows } of narrowingsOf(sample)) {
    const values = new Map<string | number | boolean, unknown>();
    for (const row of whole.rows)
      for (const value of valuesNamed(row, name)) if (allows(value) && !values.has(value)) values.set(value, row);
    // The rarest values are at the end of a list as often as at its start.
    const tried = [...values].filter((_one, index) => index === 0 || index === values.size - 1);
    for (const [value, row] of tried) {
      const found = await readWhole(fetchPage, sample, query(value));
      const stranger = found.rows.find((one) => !valuesNamed(one, name).some((own) => isLike(own, value)));
      const add = (place: string, cause: string): void => void errors.push({ rule: 'wrong-rows', place, cause });
      if (stranger !== undefined && valuesNamed(stranger, name).length > 0)
        add('answer body /data', `has the row ${identityOf(stranger)} for ${said} ${JSON.stringify(value)}, which it has not`);
      if (found.rows.length < maxRows && !found.rows.some((one) => identityOf(one) === identityOf(row)))
        add('answer body /data', `lacks the row ${identityOf(row)} for ${said} ${JSON.stringify(value)}, which it has`);
    }
  }
  return errors;
}

/** Judges searches: a word of a row finds it, and a word that nothing has finds nothing. */
async function searchErrors(sample: Sample, fetchPage: FetchPage, whole: Part): Promise<ListError[]> {
  const errors: ListError[] = [];
  const search = sample.parameters.filter(({ in: place, name }) => place === 'query' && ['q', 'qName', 'search'].includes(name));
  for (const { name } of search) {
    const none = await readWhole(fetchPage, sample, { [name]: nonsense });
    if (none.rows.length > 0 || none.total > 0)
      errors.push({ rule: 'wrong-rows', place: 'answer body /data', cause: `has rows for ${name}=${nonsense}, a word that nothing has` });
    const named = [...whole.rows].reverse().flatMap((row) => {
      const text = fieldOf(row, 'name') ?? fieldOf(row, 'title');
      const word = typeof text === 'string' ? text.split(/[^\p{L}]+/u).find((one) => one.length >= 4) : undefined;
      return word === undefined ? [] : [{ row, word }];
    })[0];
    if (!named) continue;
    const found = await readWhole(fetchPage, sample, { [name]: named.word });
    if (found.rows.length < maxRows && !found.rows.some((row) => identityOf(row) === identityOf(named.row)))
      errors.push({
        rule: 'wrong-rows',
        place: 'answer body /data',
        cause: `lacks the row ${identityOf(named.row)} for ${name}=${named.word}, which its name has`,
      });
  }
  return errors;
}

/** Judges pages: each row of the list is on one of them, in the order of the whole, and no page has more than it is asked for. */
async function pageErrors(sample: Sample, fetchPage: FetchPage, whole: Part): Promise<ListError[]> {
  const errors: ListError[] = [];
  const add = (place: string, cause: string): void => void errors.push({ rule: 'wrong-paging', place, cause });
  const identities = whole.rows.map(identityOf);
  const twice = identities.find((one, index) => identities.indexOf(one) !== index);
  const pageQuery = pageQueryOf(sample);
  if (!pageQuery) return errors;
  if (twice !== undefined) add('answer body /data', `has the row ${twice} twice`);
  if (whole.rows.length < maxRows && whole.total !== whole.rows.length)
    add('answer body /meta', `counts ${whole.total}, and all pages together have ${whole.rows.length} rows`);
  const size = Math.max(2, Math.ceil(Math.min(whole.rows.length, 30) / 4));
  for (let start = 0; start < Math.min(whole.rows.length, size * 4); start += size) {
    const query = pageQuery(start, size);
    const search = new URLSearchParams(query).toString();
    const page = await fetchPage(query);
    const rows = page.list(rowsPointerOf(page) ?? '/data').map(identityOf);
    const expected = identities.slice(start, start + size);
    if (rows.length > size) add('answer body /data', `has ${rows.length} rows for ${search}`);
    else if (rows.join('\n') !== expected.join('\n')) add('answer body /data', `of ${search} is not this part of the whole list`);
    if (page.total !== undefined && page.total !== whole.total)
      add('answer body /meta', `counts ${page.total} for ${search}, and ${whole.total} before`);
  }
  const limit = sample.parameters.find(({ in: place, name }) => place === 'query' && ['size', 'limit'].includes(name));
  const byDefault = limit?.shape.default;
  const bare = await fetchPage({});
  const { length } = bare.list(rowsPointerOf(bare) ?? '/data');
  if (typeof byDefault === 'number' && length !== Math.min(byDefault, whole.total))
    add('answer body /data', `has ${length} rows without ${limit?.name}, whose default is ${byDefault}`);
  return errors;
}

/** Walks over a list and judges what its contract says of pages, orders, filters and searches by the values that its own answers have. */
export async function walkList(sample: Sample, fetchPage: FetchPage): Promise<ListError[]> {
  const whole = await readWhole(fetchPage, sample, {});
  if (whole.rows.length === 0) return [];
  return [
    ...(await pageErrors(sample, fetchPage, whole)),
    ...(await orderErrors(sample, fetchPage)),
    ...(await narrowingErrors(sample, fetchPage, whole)),
    ...(await searchErrors(sample, fetchPage, whole)),
  ];
}
