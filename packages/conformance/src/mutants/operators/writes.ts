import type { Ground } from '../ground.ts';
import {
  type Asked,
  instead,
  jsonOf,
  type Mutation,
  type Probe,
  parsedJson,
  type Witness,
  withBody,
  withHeaders,
  withPath,
} from '../mutant.ts';
import { changedAt, patternsIn } from '../patterns.ts';
import { type Fault, goodOperations, type Operator } from './operator.ts';

const writing = /put|post|patch|delete/;

/** A write, and everything that can be read afterwards. */
const written =
  (ground: Ground, ...probes: readonly Probe[]): Witness =>
  async (ask) => {
    for (const probe of probes) await ask(probe);
    for (const read of ground.reads) await ask(read);
  };

const dropped =
  (): Mutation =>
  async (asked, { ask, askUndone, acted }) => {
    const answer = await askUndone(asked);
    if (answer.status >= 300) return ask(asked);
    acted();
    return answer;
  };

/** The last parameter of a path, with what else stands where its value stands. */
function neighbourOf(ground: Ground, asked: Asked): Asked | undefined {
  for (const [name, value] of Object.entries(asked.path).toReversed()) {
    const others = ground.neighbours(ground.probe(asked.operation).path?.[name] ?? sampleValue(ground, asked.operation, name));
    const other = others.find((one) => one !== value);
    if (other !== undefined) return withPath(asked, name, other);
  }
  return undefined;
}

const sampleValue = (ground: Ground, operation: string, name: string): string =>
  ground.samples.get(operation)?.parameters.find((one) => one.in === 'path' && one.name === name)?.value ?? '';

const onNeighbour =
  (ground: Ground, also: boolean): (() => Mutation) =>
  () =>
  async (asked, { ask, askUndone, acted }) => {
    const other = neighbourOf(ground, asked);
    if (!other) return ask(asked);
    const answer = await (also ? ask : askUndone)(asked);
    if (answer.status >= 300) return also ? answer : ask(asked);
    const neighbour = await ask(withHeaders(other, { 'if-match': undefined, 'idempotency-key': undefined }));
    if (!also || neighbour.status < 300) acted();
    return answer;
  };

/** The JSON object in a request; undefined if there is none. */
const jsonIn = (asked: Asked): Record<string, unknown> | undefined => {
  const value = parsedJson(asked.body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object(value) : undefined;
};

/** The properties of the body of an operation, one level below an envelope `data`. */
function bodyProperties(
  ground: Ground,
  operation: string,
): { readonly inside: string; readonly names: readonly [string, ReadonlySet<string>][] } {
  const shape = ground.samples.get(operation)?.body?.shape;
  const data = shape?.properties.get('data');
  const inner = data && data.properties.size > 0 ? data : shape;
  return { inside: inner === data && data ? 'data' : '', names: [...(inner?.properties ?? [])].map(([name, { types }]) => [name, types]) };
}

const changedBody =
  (inside: string, change: (body: Record<string, unknown>) => Record<string, unknown>) =>
  (asked: Asked): Asked | undefined => {
    const body = jsonIn(asked);
    if (!body) return undefined;
    const other = inside === '' ? change(body) : { ...body, [inside]: change(Object(body[inside])) };
    const text = JSON.stringify(other);
    return text === JSON.stringify(body) ? undefined : { ...asked, body: text };
  };

/** Sends another request if that is answered well too; what the contract refuses stays refused. */
const insteadIfGood =
  (change: (asked: Asked) => Asked | undefined): (() => Mutation) =>
  () =>
  async (asked, { ask, askUndone, acted }) => {
    const other = change(asked);
    if (!other) return ask(asked);
    if ((await askUndone(asked)).status >= 300 || (await askUndone(other)).status >= 300) return ask(asked);
    acted();
    return ask(other);
  };

function droppedProperties(ground: Ground): Fault[] {
  return goodOperations(ground, /put|post|patch/).flatMap((operation) => {
    const { inside, names } = bodyProperties(ground, operation);
    return names.map(([name]) => ({
      operation,
      what: `${name} is taken and not stored`,
      begin: insteadIfGood(changedBody(inside, ({ [name]: _, ...rest }) => rest)),
      witness: written(ground, ground.probe(operation)),
    }));
  });
}

function wiping(ground: Ground): Fault[] {
  return goodOperations(ground, /put|post|patch/).flatMap((operation) => {
    const { inside, names } = bodyProperties(ground, operation);
    return names.flatMap(([name, types]): Fault[] => {
      const empty = types.has('null')
        ? null
        : types.has('array')
          ? []
          : types.has('string')
            ? ''
            : types.has('boolean')
              ? false
              : undefined;
      if (empty === undefined) return [];
      return [
        {
          operation,
          what: `${name} is emptied where it is not sent`,
          begin: insteadIfGood(changedBody(inside, (body) => (Object.hasOwn(body, name) ? body : { ...body, [name]: empty }))),
          witness: written(ground, ground.probe(operation)),
        },
      ];
    });
  });
}

const inTexts = (change: (text: string) => string) => {
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return /^[\w.:-]*\d[\w.:-]*$/.test(value) ? value : change(value);
    if (Array.isArray(value)) return value.map(within);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one)]));
    return value;
  };
  return (asked: Asked): Asked | undefined => {
    const body = jsonIn(asked);
    if (!body) return undefined;
    const text = JSON.stringify(within(body));
    return text === JSON.stringify(body) ? undefined : { ...asked, body: text };
  };
};

/** Makes text of the good body of an operation foreign: the first text that may be changed. */
function foreignProbes(ground: Ground, operation: string): Probe[] {
  const probe = ground.probe(operation);
  const body = probe.body ?? ground.samples.get(operation)?.body?.value;
  const { inside, names } = bodyProperties(ground, operation);
  return names
    .filter(([, types]) => types.has('string'))
    .map(([name]) => ({ ...probe, body: changedAt(body, `${inside && `/${inside}`}/${name}`, () => 'Zoë Ångström 🦊') }));
}

function textFaults(ground: Ground): Fault[] {
  const ways: readonly (readonly [string, (text: string) => string])[] = [
    ['letters beyond ASCII are stored as ?', (value) => value.replaceAll(/[^\p{ASCII}]/gu, '?')],
    ['accents are stored apart', (value) => value.normalize('NFD')],
    ['letters beyond the first plane are lost', (value) => value.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '')],
  ];
  return goodOperations(ground, /put|post|patch/).flatMap((operation) =>
    ways.map(([what, change]) => ({
      operation,
      what,
      begin: insteadIfGood(inTexts(change)),
      witness: written(ground, ground.probe(operation), ...foreignProbes(ground, operation)),
    })),
  );
}

function upperFaults(ground: Ground): Fault[] {
  return goodOperations(ground, /put|post|patch/).map((operation) => ({
    operation,
    what: 'texts are stored in small letters',
    begin: insteadIfGood(inTexts((value) => value.toLowerCase())),
    witness: written(ground, ground.probe(operation), ...foreignProbes(ground, operation)),
  }));
}

/** After a good restoration, lists of what was restored are empty. */
const halfRestored = (): Mutation => {
  const restored = new Set<string>();
  return async (asked, { ask, acted }) => {
    const answer = await ask(asked);
    if (/restore/i.test(asked.operation) && answer.status < 300) for (const value of Object.values(asked.path)) restored.add(value);
    if (asked.method !== 'GET' || !Object.values(asked.path).some((value) => restored.has(value))) return answer;
    const body = jsonOf(answer);
    if (body === undefined) return answer;
    let other: unknown = body;
    for (const [pattern, values] of patternsIn(answer))
      if (values.some((value) => Array.isArray(value) && value.length > 0))
        other = changedAt(other, pattern, (value) => (Array.isArray(value) ? [] : value));
    if (other === body) return answer;
    acted();
    return withBody(answer, other);
  };
};

const fault = (ground: Ground, operation: string, what: string, begin: Fault['begin'], again = 1): Fault => ({
  ...{ operation, what, begin },
  witness: written(ground, ...Array.from({ length: again }, () => ground.probe(operation))),
});

/** The kinds of mutants of writes. */
export const writeOperators: readonly Operator[] = [
  {
    kind: 'effect dropped',
    make: (ground) => goodOperations(ground, writing).map((id) => fault(ground, id, 'answers well and does nothing', dropped)),
  },
  { kind: 'property not stored', make: droppedProperties },
  {
    kind: 'effect on the neighbour',
    make: (ground) => goodOperations(ground, writing).map((id) => fault(ground, id, 'does it to another one', onNeighbour(ground, false))),
  },
  {
    kind: 'cascade too far',
    make: (ground) =>
      goodOperations(ground, writing).map((id) => fault(ground, id, 'does it to another one too', onNeighbour(ground, true))),
  },
  {
    kind: 'effect twice',
    make: (ground) =>
      goodOperations(ground, /post/).map((id) =>
        fault(ground, id, 'does it twice', () => async (asked, { ask, acted }) => {
          const answer = await ask(asked);
          if (answer.status >= 300) return answer;
          if ((await ask(withHeaders(asked, { 'idempotency-key': undefined }))).status < 300) acted();
          return answer;
        }),
      ),
  },
  { kind: 'PATCH that wipes', make: wiping },
  {
    kind: 'restore incomplete',
    make: (ground) =>
      goodOperations(ground, /post/)
        .filter((id) => /restore/i.test(id))
        .map((id) => ({ ...fault(ground, id, 'what was restored has lost its lists', halfRestored), everywhere: true as const })),
  },
  { kind: 'Unicode', make: textFaults },
  { kind: 'upper case', make: upperFaults },
  {
    kind: 'Idempotency-Key ignored',
    make: (ground) =>
      goodOperations(ground, writing)
        .filter((id) => ground.samples.get(id)?.parameters.some(({ name }) => name === 'Idempotency-Key'))
        .map((id) => ({
          operation: id,
          what: 'a repeated request with its key is carried out again',
          begin: instead((asked) =>
            asked.headers.has('idempotency-key') ? withHeaders(asked, { 'idempotency-key': undefined }) : undefined,
          ),
          witness: written(
            ground,
            ...Array.from({ length: 2 }, () =>
              ground.probe(id, { headers: { 'Idempotency-Key': '0d6c1c1e-5a8d-4a4c-9d1b-2a0f6a1f6d99' } }),
            ),
          ),
        })),
  },
];
