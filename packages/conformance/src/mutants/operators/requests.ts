import { isExtension } from '../../run/coverage.ts';
import { documentedResponse } from '../../verdicts/documented.ts';
import type { Ground } from '../ground.ts';
import {
  type Asked,
  answered,
  inOrder,
  instead,
  jsonAnswer,
  jsonOf,
  type Mutation,
  type Probe,
  parsedJson,
  withBody,
  withHeaders,
  withQuery,
} from '../mutant.ts';
import { changedAt } from '../patterns.ts';
import { type Fault, goodOperations, type Operator, querySchemas } from './operator.ts';

const refused = (attribute: string) =>
  jsonAnswer(400, { name: 'ValidationError', message: 'No.', attributes: [{ attribute, reason: 'maximum' }] });

/** Refuses what a bound just allows. */
const strict =
  (isAtBound: (asked: Asked) => boolean, attribute: string): (() => Mutation) =>
  () =>
  async (asked, { ask, askUndone, acted }) => {
    if (!isAtBound(asked) || (await askUndone(asked)).status >= 400) return ask(asked);
    acted();
    return refused(attribute);
  };

function queryBounds(ground: Ground): Fault[] {
  return goodOperations(ground, /get/).flatMap((operation) =>
    [...querySchemas(ground, operation)].flatMap(([name, schema]): Fault[] =>
      (['minimum', 'maximum'] as const).flatMap((keyword): Fault[] => {
        const bound = schema[keyword];
        if (typeof bound !== 'number') return [];
        const beyond = keyword === 'minimum' ? bound - 1 : bound + 1;
        const at = (value: number): Probe => ground.probe(operation, { query: { [name]: String(value) } });
        const witness = inOrder(at(bound), at(beyond));
        return [
          {
            operation,
            what: `${name} may be ${beyond}`,
            begin: instead((asked) =>
              asked.url.searchParams.get(name) === String(beyond) ? withQuery(asked, { [name]: String(bound) }) : undefined,
            ),
            witness,
          },
          {
            operation,
            what: `${name} may not be ${bound}`,
            begin: strict((asked) => asked.url.searchParams.get(name) === String(bound), name),
            witness,
          },
        ];
      }),
    ),
  );
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((one, name) => (typeof one === 'object' && one !== null ? Reflect.get(one, name) : undefined), value);

/** Bounds of texts and numbers in bodies, at the top and one level below an envelope. */
function bodyBounds(ground: Ground): Fault[] {
  return goodOperations(ground, /put|post|patch/).flatMap((operation) => {
    const sample = ground.samples.get(operation);
    if (!sample?.body?.isJson) return [];
    const good = ground.probe(operation);
    const body = good.body ?? sample.body.value;
    const { shape } = sample.body;
    const places = [...shape.properties].flatMap(([name, one]) => [
      { path: [name], shape: one },
      ...[...one.properties].map(([inner, deeper]) => ({ path: [name, inner], shape: deeper })),
    ]);
    return places.flatMap(({ path, shape: { maxLength, minimum, maximum, types } }): Fault[] => {
      if (valueAt(body, path.slice(0, -1)) === undefined && path.length > 1) return [];
      const bounds: { at: unknown; beyond: unknown }[] = [];
      if (types.has('string') && maxLength !== undefined && maxLength < 5000)
        bounds.push({ at: 'x'.repeat(maxLength), beyond: 'x'.repeat(maxLength + 1) });
      if (minimum !== undefined) bounds.push({ at: minimum, beyond: minimum - 1 });
      if (maximum !== undefined) bounds.push({ at: maximum, beyond: maximum + 1 });
      const pointer = `/${path.join('/')}`;
      const withValue = (value: unknown): unknown => {
        const parent = `/${path.slice(0, -1).join('/')}`;
        const name = path.at(-1) ?? '';
        return path.length === 1
          ? { ...Object(body), [name]: value }
          : changedAt(body, parent, (inner) => ({ ...Object(inner), [name]: value }));
      };
      return bounds.flatMap(({ at, beyond }): Fault[] => {
        const witness = inOrder({ ...good, body: withValue(at) }, { ...good, body: withValue(beyond) });
        const is = (asked: Asked, value: unknown): boolean => {
          const given = valueAt(parsedJson(asked.body), path);
          return typeof given === 'string' && typeof value === 'string' ? given.length === value.length : given === value;
        };
        const said = typeof at === 'string' ? `so long as ${at.length + 1}` : `${beyond}`;
        return [
          {
            operation,
            what: `${pointer} may be ${said}`,
            begin: instead((asked) =>
              is(asked, beyond)
                ? {
                    ...asked,
                    body: JSON.stringify(
                      changedAt(parsedJson(asked.body), pointer, (value) => (typeof value === 'string' ? value.slice(0, -1) : at)),
                    ),
                  }
                : undefined,
            ),
            witness,
          },
          {
            operation,
            what: `${pointer} may not be at its bound ${typeof at === 'string' ? at.length : at}`,
            begin: strict((asked) => is(asked, at), pointer),
            witness,
          },
        ];
      });
    });
  });
}

const conditional = (ground: Ground, header: string): Fault[] =>
  goodOperations(ground, /./)
    .filter((id) => ground.samples.get(id)?.parameters.some(({ name }) => name === header))
    .flatMap((operation) => {
      const probe = ground.probe(operation, { headers: { [header]: header === 'If-Match' ? '"other"' : '*' } });
      return [
        {
          operation,
          what: `${header} is ignored`,
          begin: instead((asked) => (asked.headers.has(header) ? withHeaders(asked, { [header]: undefined }) : undefined)),
          witness: inOrder(probe, probe),
        },
        {
          operation,
          what: `${header} is refused always`,
          begin:
            (): Mutation =>
            async (asked, { ask, askUndone, acted }) => {
              const given = asked.headers.get(header);
              if (given === null || (await askUndone(asked)).status >= 300) return ask(asked);
              acted();
              return jsonAnswer(412, { name: 'PreconditionFailedError', message: 'Somebody else has changed this.' });
            },
          witness: inOrder(ground.probe(operation, { headers: { [header]: header === 'If-Match' ? '*' : '"other"' } })),
        },
      ];
    });

/** Answers with an ETag that is the same for ever, whatever was written. */
function constantTags(ground: Ground): Fault[] {
  return goodOperations(ground, /get/).flatMap((operation): Fault[] => {
    const { answer } = ground.good.get(operation) ?? {};
    if (!answer?.headers.has('etag')) return [];
    const witness = inOrder(ground.probe(operation));
    const changed = (tag: (old: string, asked: Asked) => string): Fault['begin'] =>
      answered((one, asked) => {
        const old = one.headers.get('etag');
        if (old === null) return undefined;
        const headers = new Headers(one.headers);
        headers.set('etag', tag(old, asked));
        return { ...one, headers };
      });
    let number = 0;
    return [
      {
        operation,
        what: 'the ETag never changes',
        begin: changed((_, { url }) => `"${Buffer.from(url.pathname).toString('base64url').slice(-20)}"`),
        witness,
      },
      { operation, what: 'the ETag is another at each read', begin: changed(() => `"n${number++}"`), witness },
    ];
  });
}

/** Headers of good answers that are left out, or say something else. */
function headerFaults(ground: Ground): Fault[] {
  const { contract } = ground;
  return goodOperations(ground, /./).flatMap((id) => {
    const { answer, probe } = ground.good.get(id) ?? {};
    const operation = contract.operations.get(id);
    const documented = answer && operation && documentedResponse(contract, operation, answer.status);
    return (documented?.headers ?? []).flatMap(({ name }): Fault[] => {
      if (!answer?.headers.has(name) || !probe) return [];
      const without = (value: string | undefined): Fault['begin'] =>
        answered((one) => {
          if (!one.headers.has(name)) return undefined;
          const headers = new Headers(one.headers);
          if (value === undefined) headers.delete(name);
          else headers.set(name, value);
          return { ...one, headers };
        });
      const old = answer.headers.get(name) ?? '';
      const wrong = /^location$/i.test(name)
        ? old.replace(/[^/]+$/, '987654')
        : /cache-control/i.test(name)
          ? 'public, max-age=86400'
          : undefined;
      return [
        { operation: id, what: `${name} is missing`, begin: without(undefined), witness: inOrder(probe) },
        ...(wrong === undefined ? [] : [{ operation: id, what: `${name} is another`, begin: without(wrong), witness: inOrder(probe) }]),
      ];
    });
  });
}

/** Ranges of bytes. */
function rangeFaults(ground: Ground): Fault[] {
  return goodOperations(ground, /get/).flatMap((operation): Fault[] => {
    if (!ground.contract.operations.get(operation)?.responses.has(206)) return [];
    const probes = ['bytes=0-9', 'bytes=5-', 'bytes=-4', 'bytes=999999999-'].map((Range) =>
      ground.probe(operation, { headers: { Range } }),
    );
    const partial = (what: string, change: (body: Uint8Array) => Uint8Array): Fault => ({
      operation,
      what,
      begin: answered((one) => (one.status === 206 ? { ...withBody(one, ''), body: change(one.body) } : undefined)),
      witness: inOrder(...probes),
    });
    const other = (what: string, change: (asked: Asked) => Asked | undefined): Fault => ({
      operation,
      what,
      begin: instead(change),
      witness: inOrder(...probes),
    });
    return [
      partial('a range is a byte short', (body) => body.slice(0, -1)),
      partial('a range begins a byte late', (body) => body.map((_, index) => body[index + 1] ?? 0)),
      partial('a range is other bytes', (body) => body.map((byte) => byte ^ 1)),
      other('Range is ignored', (asked) => (asked.headers.has('range') ? withHeaders(asked, { range: undefined }) : undefined)),
      other('the last bytes are the first', (asked) =>
        asked.headers.get('range')?.startsWith('bytes=-')
          ? withHeaders(asked, { range: asked.headers.get('range')?.replace('=-', '=0-') })
          : undefined,
      ),
      {
        operation,
        what: 'a range beyond the end is answered',
        begin:
          (): Mutation =>
          async (asked, { ask, acted }) => {
            const answer = await ask(asked);
            if (answer.status !== 416) return answer;
            acted();
            return ask(withHeaders(asked, { range: undefined }));
          },
        witness: inOrder(...probes),
      },
    ];
  });
}

/** Required things that are refused, and optional operations that a service says to have and has not. */
const missingOperations = (ground: Ground): Fault[] =>
  goodOperations(ground, /./)
    .filter((id) => isExtension(ground.contract, id))
    .map((operation) => ({
      operation,
      what: 'is not there',
      begin: answered(() => jsonAnswer(404, { name: 'not_found', message: 'There is nothing here.' })),
      witness: inOrder(ground.probe(operation)),
    }));

/** What an answer says beside its contract's schemas. */
function structureFaults(ground: Ground): Fault[] {
  return goodOperations(ground, /./).flatMap((operation) => {
    const { answer, probe } = ground.good.get(operation) ?? {};
    if (!answer || !probe) return [];
    const add = (what: string, change: Parameters<typeof answered>[0]): Fault => ({
      operation,
      what,
      begin: answered((one, asked) => (one.status === answer.status ? change(one, asked) : undefined)),
      witness: inOrder(probe),
    });
    const faults = [
      add('an undocumented status', (one) => ({ ...one, status: 299 })),
      add('a failure', () => ({ ...jsonAnswer(500, { name: 'Error', message: 'No.' }) })),
    ];
    const body = jsonOf(answer);
    if (body === undefined) return faults;
    faults.push(
      add('another content type', (one) => ({ ...one, headers: new Headers({ 'content-type': 'application/xml' }) })),
      add('broken JSON', (one) => ({ ...withBody(one, ''), body: one.body.slice(0, -1) })),
    );
    const isLegal = (value: unknown): boolean => {
      const violation = ground.contract.operations
        .get(operation)
        ?.violationIn({ status: answer.status, body: value, headers: Object.fromEntries(answer.headers) });
      return violation === undefined || violation.includes('header');
    };
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return faults;
    for (const name of Object.keys(body)) {
      const { [name]: _, ...rest } = Object(body);
      if (!isLegal(rest))
        faults.push(
          add(`${name} is missing`, (one) => {
            const { [name]: __, ...others } = Object(jsonOf(one));
            return withBody(one, others);
          }),
        );
      if (!isLegal({ ...Object(body), [name]: { a: 1 } }))
        faults.push(add(`${name} is of another type`, (one) => withBody(one, { ...Object(jsonOf(one)), [name]: { a: 1 } })));
    }
    return faults;
  });
}

/** The kinds of mutants of what requests and answers carry. */
export const requestOperators: readonly Operator[] = [
  { kind: 'bound off by one', make: (ground) => [...queryBounds(ground), ...bodyBounds(ground)] },
  {
    kind: 'ETag wrong',
    make: (ground) => [...conditional(ground, 'If-Match'), ...conditional(ground, 'If-None-Match'), ...constantTags(ground)],
  },
  { kind: 'header missing or wrong', make: headerFaults },
  { kind: 'range wrong', make: rangeFaults },
  { kind: 'extension not there', make: missingOperations },
  { kind: 'structure', structure: true, make: structureFaults },
];
