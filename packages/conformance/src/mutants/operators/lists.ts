import type { Ground } from '../ground.ts';
import { answered, inOrder, instead, jsonOf, type Mutation, parsedJson, textOf, withBody, withQuery } from '../mutant.ts';
import { patternsIn } from '../patterns.ts';
import { distinct, type Fault, goodOperations, type Operator, propertiesOf, querySchemas } from './operator.ts';

/** Parameters that choose no rows by what they are. */
const noFilter = /^(sort|q|qName|search|page|size|limit|offset|cursor|include|filters)$/;

const listsWith = (ground: Ground, name: string): string[] =>
  goodOperations(ground, /get/).filter((id) => querySchemas(ground, id).has(name));

/** Values that stand under a name in the good answers of a service. */
function valuesNamed(ground: Ground, name: string): unknown[] {
  return [...ground.good.values()].flatMap(({ answer }) =>
    [...patternsIn(answer)].flatMap(([pattern, values]) => (pattern.endsWith(`/${name}`) ? distinct(values, 4) : [])),
  );
}

/** Values that a schema itself names, or that the service has answered. */
function filterValues(ground: Ground, name: string, schema: object): unknown[] {
  const own = ['enum' in schema ? schema.enum : [], 'const' in schema ? [schema.const] : []].flat();
  if ('type' in schema && schema.type === 'boolean') own.push(true, false);
  return distinct([...own, ...valuesNamed(ground, name), null], 8);
}

function filterFaults(ground: Ground): Fault[] {
  const faults: Fault[] = [];
  for (const operation of goodOperations(ground, /get/))
    for (const [name, schema] of querySchemas(ground, operation)) {
      if (!noFilter.test(name))
        faults.push({
          operation,
          what: `${name} is ignored`,
          begin: instead((asked) => withQuery(asked, { [name]: undefined })),
          witness: inOrder(
            ...filterValues(ground, name, schema).map((value) => ground.probe(operation, { query: { [name]: String(value) } })),
          ),
        });
      if (name !== 'filters') continue;
      for (const [property, values] of propertiesOf(ground, schema.contentSchema))
        faults.push({
          operation,
          what: `the filter ${property} is ignored`,
          begin: instead((asked) => {
            const filters = asked.url.searchParams.get('filters');
            const given = filters === null ? undefined : parsedJson(filters);
            if (!Object.hasOwn(Object(given), property)) return undefined;
            const { [property]: _, ...rest } = Object(given);
            return withQuery(asked, { filters: JSON.stringify(rest) });
          }),
          witness: inOrder(
            ...filterValues(ground, property, values).map((value) =>
              ground.probe(operation, { query: { filters: JSON.stringify({ [property]: value }) } }),
            ),
          ),
        });
    }
  return faults;
}

/** Words of the names in a list, and all its names. */
function wordsOf(ground: Ground, operation: string): string[] {
  const answer = ground.good.get(operation)?.answer;
  const texts = answer ? [...patternsIn(answer)].flatMap(([at, values]) => (/name|title/i.test(at) ? values : [])) : [];
  const words = texts.flatMap((one) => (typeof one === 'string' ? [one, ...one.split(' ')] : []));
  return distinct(
    words.filter((word) => word.length > 2),
    6,
  );
}

const searchWays: readonly (readonly [what: string, change: (words: string) => string | undefined])[] = [
  ['is ignored', () => undefined],
  ['looks at the first word only', (words) => words.split(' ')[0]],
  ['leaves the last letter out', (words) => words.slice(0, -1)],
  ['finds nothing in capital letters', (words) => (/\p{Lu}/u.test(words) ? 'nothing-is-called-so' : words)],
  ['does not know letters beyond ASCII', (words) => words.replaceAll(/[^\p{ASCII}]/gu, 'x')],
];

function searchFaults(ground: Ground): Fault[] {
  return ['q', 'qName', 'search'].flatMap((name) =>
    listsWith(ground, name).flatMap((operation) =>
      searchWays.map(([what, change]) => ({
        operation,
        what: `${name} ${what}`,
        begin: instead((asked) => {
          const words = asked.url.searchParams.get(name);
          const other = words === null ? null : change(words);
          return words === null || other === words || other === null ? undefined : withQuery(asked, { [name]: other });
        }),
        witness: inOrder(
          ...wordsOf(ground, operation).map((word) => ground.probe(operation, { query: { [name]: word } })),
          ground.probe(operation, { query: { [name]: 'zzq nobody' } }),
        ),
      })),
    ),
  );
}

/** The values of `sort` that a contract has. */
function sortValues(ground: Ground, operation: string): string[] {
  const schema = querySchemas(ground, operation).get('sort') ?? {};
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  const [, fields = ''] = /\(([^)]*)\)/.exec(String(schema.pattern ?? '')) ?? [];
  return fields === '' ? [] : fields.split('|').flatMap((field) => [`${field},asc`, `${field},desc`]);
}

const turned = (sort: string): string => (sort.endsWith(',asc') ? sort.replace(/asc$/, 'desc') : sort.replace(/desc$/, 'asc'));

function sortFaults(ground: Ground): Fault[] {
  return listsWith(ground, 'sort').flatMap((operation) => {
    const values = sortValues(ground, operation);
    const witness = inOrder(...values.map((sort) => ground.probe(operation, { query: { sort } })));
    const fault = (what: string, change: (sort: string) => string | undefined): Fault => ({
      operation,
      what,
      begin: instead((asked) => {
        const sort = asked.url.searchParams.get('sort');
        return sort === null || change(sort) === sort ? undefined : withQuery(asked, { sort: change(sort) });
      }),
      witness,
    });
    const fields = distinct(
      values.map((one) => one.split(',')[0] ?? ''),
      20,
    );
    return [
      fault('sort is ignored', () => undefined),
      fault('sort is turned round', turned),
      fault('sort does not know desc', (sort) => sort.replace(/,desc$/, ',asc')),
      ...fields.map((field) => fault(`sort by ${field} is ignored`, (sort) => (sort.startsWith(field) ? undefined : sort))),
    ];
  });
}

/** Changes the rows of a list's answer. */
const rows = (change: (rows: readonly unknown[]) => readonly unknown[]) =>
  answered((answer) => {
    const body = jsonOf(answer);
    const data: unknown = Array.isArray(body) ? body : Reflect.get(Object(body), 'data');
    if (!Array.isArray(data) || data.length === 0) return undefined;
    const other = change(data);
    if (JSON.stringify(other) === JSON.stringify(data)) return undefined;
    return withBody(answer, Array.isArray(body) ? other : { ...Object(body), data: other });
  });

const shifted = (name: string, by: (value: number) => number) =>
  instead((asked) => {
    const value = asked.url.searchParams.get(name);
    const other = value !== null && /^\d+$/.test(value) ? String(by(Number(value))) : value;
    return other === value || other === null ? undefined : withQuery(asked, { [name]: other });
  });

function pageFaults(ground: Ground): Fault[] {
  const faults: Fault[] = [];
  const small = { size: '2', limit: '2' };
  for (const operation of goodOperations(ground, /get/)) {
    const names = new Set(querySchemas(ground, operation).keys());
    const size = names.has('size') ? 'size' : 'limit';
    if (!names.has(size)) continue;
    const probe = (query: Readonly<Record<string, string>>) => ground.probe(operation, { query: { [size]: small[size], ...query } });
    const next = names.has('page') ? [probe({ page: '2' }), probe({ page: '3' })] : names.has('offset') ? [probe({ offset: '2' })] : [];
    const witness = inOrder(probe({}), ...next);
    const add = (what: string, begin: Fault['begin'], own = witness) => faults.push({ operation, what, begin, witness: own });
    if (names.has('page')) {
      add(
        'page counts from 0',
        shifted('page', (page) => page + 1),
      );
      add(
        'every page is the first',
        shifted('page', () => 1),
      );
    }
    if (names.has('offset')) {
      add(
        'offset is one too far',
        shifted('offset', (offset) => (offset === 0 ? 0 : offset + 1)),
      );
      add(
        'offset is one too short',
        shifted('offset', (offset) => Math.max(0, offset - 1)),
      );
    }
    add(
      `${size} is one less`,
      shifted(size, (limit) => Math.max(1, limit - 1)),
    );
    add(
      `${size} is ignored`,
      instead((asked) => withQuery(asked, { [size]: undefined })),
    );
    add(
      'the last row of a page is left out',
      rows((all) => all.slice(0, -1)),
    );
    add(
      'the first row of a page comes twice',
      rows((all) => [all[0], ...all.slice(0, -1)]),
    );
    add(
      'the total is that of the page',
      answered((answer) => {
        const body = jsonOf(answer);
        const { data, meta } = Object(body);
        if (!Array.isArray(data) || typeof meta?.totalItems !== 'number' || meta.totalItems === data.length) return undefined;
        return withBody(answer, { ...Object(body), meta: { ...meta, totalItems: data.length } });
      }),
    );
    if (names.has('cursor')) {
      const cursors = async (ask: Parameters<Fault['witness']>[0]): Promise<void> => {
        const { cursor } = Object(jsonOf(await ask(probe({}))));
        if (typeof cursor === 'string') await ask(probe({ cursor }));
      };
      add(
        'the second page has no successor',
        answered((answer) => {
          const body = Object(jsonOf(answer));
          return typeof body.cursor === 'string' ? withBody(answer, { ...body, cursor: null }) : undefined;
        }),
        cursors,
      );
      add(
        'the cursor is ignored',
        instead((asked) => withQuery(asked, { cursor: undefined })),
        cursors,
      );
    }
  }
  return faults;
}

function defaultFaults(ground: Ground): Fault[] {
  return goodOperations(ground, /get/).flatMap((operation) =>
    [...querySchemas(ground, operation)].flatMap(([name, schema]): Fault[] => {
      if (schema.default === undefined) return [];
      const other = typeof schema.default === 'number' ? [String(Math.max(1, schema.default - 3))] : [turned(String(schema.default))];
      if (name === 'sort') other.push(...sortValues(ground, operation).filter((sort) => sort !== schema.default && sort !== other[0]));
      return distinct(other, 4).map((value) => ({
        operation,
        what: `without ${name}, ${value} is taken for ${schema.default}`,
        begin: instead((asked) => (asked.url.searchParams.has(name) ? undefined : withQuery(asked, { [name]: value }))),
        witness: inOrder(ground.probe(operation)),
      }));
    }),
  );
}

/** Answers a list as it was when it was asked for first. */
const remembered = (): Mutation => {
  const known = new Map<string, Awaited<ReturnType<Mutation>>>();
  return async (asked, { ask, acted }) => {
    const key = `${asked.url} ${asked.headers.get('authorization')}`;
    const answer = await ask(asked);
    const old = known.get(key);
    if (!old) {
      if (answer.status === 200) known.set(key, answer);
      return answer;
    }
    if (textOf(old) !== textOf(answer)) acted();
    return old;
  };
};

function staleFaults(ground: Ground): Fault[] {
  const writes = goodOperations(ground, /put|post|patch|delete/);
  return goodOperations(ground, /get/).map((operation) => ({
    operation,
    what: 'what was answered first is answered for ever',
    begin: remembered,
    witness: async (ask) => {
      for (const write of writes) {
        await ask(ground.probe(operation));
        await ask(ground.probe(write));
      }
      await ask(ground.probe(operation));
    },
  }));
}

/** The kinds of mutants of lists. */
export const listOperators: readonly Operator[] = [
  { kind: 'filter ignored', make: filterFaults },
  { kind: 'search wrong', make: searchFaults },
  { kind: 'sort wrong', make: sortFaults },
  { kind: 'page shifted', make: pageFaults },
  { kind: 'default changed', make: defaultFaults },
  { kind: 'stale answer', make: staleFaults },
];
