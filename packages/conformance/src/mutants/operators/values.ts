import type { Ground } from '../ground.ts';
import { answered, inOrder, jsonOf, textOf, withBody } from '../mutant.ts';
import { changedAt, patternsIn } from '../patterns.ts';
import { type Fault, goodOperations, type Operator } from './operator.ts';

/** Changes one value of an answer; undefined where there is nothing to change. */
type Change = (value: unknown) => unknown;

/** Makes a fault for each place of a good answer that a change leaves within the contract. */
function changedValues(ground: Ground, what: (pattern: string) => string, change: Change, place = /./, method = /get/): Fault[] {
  return goodOperations(ground, method).flatMap((operation) => {
    const { answer, probe } = ground.good.get(operation) ?? {};
    const body = answer && jsonOf(answer);
    if (!answer || body === undefined || !probe) return [];
    return [...patternsIn(answer)].flatMap(([pattern, values]): Fault[] => {
      if (!place.test(pattern) || !values.some((value) => change(value) !== undefined)) return [];
      const apply = (json: unknown) => changedAt(json, pattern, (value) => change(value) ?? (change(value) === null ? null : value));
      const violation = ground.contract.operations
        .get(operation)
        ?.violationIn({ status: answer.status, body: apply(body), headers: Object.fromEntries(answer.headers) });
      if (violation !== undefined && !violation.includes('header')) return [];
      return [
        {
          operation,
          what: what(pattern),
          begin: answered((one) => {
            const json = jsonOf(one);
            const other = json === undefined ? undefined : apply(json);
            return json === undefined || JSON.stringify(other) === JSON.stringify(json) ? undefined : withBody(one, other);
          }),
          witness: inOrder(probe),
        },
      ];
    });
  });
}

const text =
  (change: (value: string) => string): Change =>
  (value) => {
    const other = typeof value === 'string' ? change(value) : value;
    return other === value ? undefined : other;
  };

const aDayEarlier = text((value) =>
  /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(Date.parse(value) - 86_400_000).toISOString().slice(0, 10) + value.slice(10)
    : value,
);
const changedText = text((value) => (/^\d{4}-\d\d-\d\d/.test(value) ? value : `${value.slice(0, -1)}${value.endsWith('x') ? 'y' : 'x'}`));

const other: Change = (value) => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return aDayEarlier(value);
};

/** Exports and answers that are text. */
function emptiedTexts(ground: Ground): Fault[] {
  return goodOperations(ground, /get|post/).flatMap((operation): Fault[] => {
    const { answer, probe } = ground.good.get(operation) ?? {};
    if (!answer || !probe || !/csv|text\/plain/.test(answer.headers.get('content-type') ?? '')) return [];
    return [
      {
        operation,
        what: 'only the first line is answered',
        begin: answered((one) =>
          one.status === 200 && textOf(one).includes('\n') ? withBody(one, `${textOf(one).split('\n')[0]}\n`) : undefined,
        ),
        witness: inOrder(probe),
      },
    ];
  });
}

/** The kinds of mutants that answer other values. */
export const valueOperators: readonly Operator[] = [
  {
    kind: 'null for a value',
    make: (ground) =>
      changedValues(
        ground,
        (at) => `${at} is always null`,
        (value) => (value === null || value === undefined ? undefined : null),
        /./,
      ),
  },
  {
    kind: 'upper case',
    make: (ground) =>
      changedValues(
        ground,
        (at) => `${at} is in capital letters`,
        text((value) => value.toUpperCase()),
        /\/[^*]+$/,
        /get|post|put|patch/,
      ),
  },
  {
    kind: 'Unicode',
    make: (ground) =>
      changedValues(
        ground,
        (at) => `${at} loses its letters beyond ASCII`,
        text((value) => value.replaceAll(/[^\p{ASCII}]/gu, '?')),
      ),
  },
  { kind: 'another number or date', make: (ground) => changedValues(ground, (at) => `${at} is another`, other) },
  { kind: 'another text', make: (ground) => changedValues(ground, (at) => `${at} is another`, changedText) },
  {
    kind: 'empty list or export',
    make: (ground) => [
      ...changedValues(
        ground,
        (at) => `${at || 'the whole'} is empty`,
        (value) => (Array.isArray(value) && value.length > 0 ? [] : undefined),
      ),
      ...emptiedTexts(ground),
    ],
  },
  {
    kind: 'audit with another actor',
    make: (ground) =>
      changedValues(
        ground,
        (at) => `${at} is another`,
        changedText,
        /\/(actor|by|createdBy|changedBy|reopenedBy|issuedBy|printedBy|inTheNameOf|on(Behalf)?Of)[^*]*$/i,
      ),
  },
];
