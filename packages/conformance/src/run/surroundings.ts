import { canonical, isJsonObject } from '@realmkit/openapi/json';
import { changesByItself, keyOf } from '../core/census.ts';
import { pageQueryOf } from '../core/paging.ts';
import { sampleWith } from '../core/requests.ts';
import type { ScenarioResponse } from '../core/scenarioResponse.ts';
import type { Sample } from '../negatives/sample.ts';
import type { Finding } from '../verdicts/finding.ts';
import { rowsPointerOf } from '../walks/rows.ts';
import { readingFor } from './witnesses.ts';

type SurroundingsError = Pick<Finding, 'rule' | 'place' | 'cause'>;

/** What is read around a write: the answers of reading operations, by operation. */
export type Surroundings = ReadonlyMap<string, { readonly sample: Sample; readonly answer: ScenarioResponse }>;

/** Returns the reading operations whose paths are known from a write, each with the longest page of its list. */
export function readingsAround(write: Sample, samples: readonly Sample[], fixtures: Readonly<Record<string, string>>): Sample[] {
  return samples.flatMap((sample) => {
    const { method, access } = sample.operation;
    const reading = method === 'get' && access.every(({ recent }) => !recent) ? readingFor(sample, write, fixtures) : undefined;
    return reading ? [sampleWith(reading, { query: pageQueryOf(reading)?.(0, 100) ?? {} })] : [];
  });
}

const mentions = (value: unknown, ids: ReadonlySet<string>): boolean =>
  typeof value === 'object' ? Object.values(value ?? {}).some((one) => mentions(one, ids)) : ids.has(String(value));

/** Returns the texts of a body that nobody else will have by chance. */
const textsIn = (value: unknown): ReadonlySet<string> => {
  const of = (one: unknown): string[] =>
    typeof one === 'object' ? Object.values(one ?? {}).flatMap(of) : typeof one === 'string' && one.length >= 8 ? [one] : [];
  return new Set(of(value));
};

/** Returns the ids that a body names. */
const idsIn = (value: unknown, name = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => idsIn(one, Array.isArray(value) ? name : key))
    : /(id|uid)s?$/i.test(name)
      ? [String(value)]
      : [];

/** Leaves out what changes by itself, and the order of lists. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting).map(canonical).sort();
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (changesByItself.test(name) ? [] : [[name, lasting(one)]])));
}

/** Returns whether a value says all that another one said; lists may have more, and counts grow with them. */
function keeps(was: unknown, is: unknown): boolean {
  if (Array.isArray(was)) return Array.isArray(is) && was.every((one) => is.some((other) => keeps(one, other)));
  if (!isJsonObject(was)) return was === is;
  return (
    isJsonObject(is) && Object.entries(was).every(([name, one]) => name === 'meta' || changesByItself.test(name) || keeps(one, is[name]))
  );
}

const rowsOf = (
  answer: ScenarioResponse | undefined,
): { readonly rows: ReadonlyMap<string, unknown>; readonly isWhole: boolean } | undefined => {
  const pointer = answer?.status === 200 ? rowsPointerOf(answer) : undefined;
  if (!answer || pointer === undefined) return undefined;
  const list = answer.list(pointer);
  const key = keyOf(list[0]).slice(1);
  const rows = new Map(list.map((row) => [String(Reflect.get(Object(row), key)), row]));
  return (key === '' && list.length > 0) || rows.size < list.length
    ? undefined
    : { rows, isWhole: (answer.total ?? list.length) <= list.length };
};

/**
 * Judges what a write has done to others: where it is about a row of a list, the rows that it does not name are as they were. Rows that name it, or
 * that it names, may change with it.
 */
export function bystanderErrors(write: Sample, answer: ScenarioResponse, before: Surroundings, after: Surroundings): SurroundingsError[] {
  const inPath = write.parameters.flatMap(({ in: place, value }) => (place === 'path' && value !== undefined ? [value] : []));
  const ids = new Set([...inPath, ...idsIn(write.body?.value), ...idsIn(answer.at())]);
  const texts = textsIn(write.body?.value);
  return [...before].flatMap(([operation, { answer: was }]): SurroundingsError[] => {
    const [old, now] = [rowsOf(was), rowsOf(after.get(operation)?.answer)];
    if (!old || !now) return [];
    const isOfIts = [...old.rows.keys(), ...now.rows.keys()].some((id) => ids.has(id));
    const harmed = [...old.rows].find(([id, row]) => {
      const other = now.rows.get(id);
      if (ids.has(id) || mentions(row, ids) || mentions(other, ids)) return false;
      if (other === undefined) return isOfIts && now.isWhole;
      // In a list that does not show what was written, only what says now what was sent is surely not the work of others.
      return isOfIts ? canonical(lasting(row)) !== canonical(lasting(other)) : !mentions(row, texts) && mentions(other, texts);
    });
    if (!harmed) return [];
    const what = now.rows.has(harmed[0]) ? 'is another' : 'is gone';
    return [
      { rule: 'wrong-behaviour', place: 'answer', cause: `must leave the row ${harmed[0]} of ${operation} as it was, and it ${what}` },
    ];
  });
}

/** Judges the removal of what the run has made: the list that held it has one row less, and no more are gone. */
export function lossErrors(list: string | undefined, before: Surroundings, after: Surroundings): SurroundingsError[] {
  const countIn = (read: Surroundings): number | undefined => {
    const answer = read.get(list ?? '')?.answer;
    return answer?.status === 200 ? answer.total : undefined;
  };
  const [was, is] = [countIn(before), countIn(after)];
  if (was === undefined || is === undefined || was - is <= 1) return [];
  return [{ rule: 'wrong-behaviour', place: 'answer', cause: `must take one row from ${list}, and takes ${was - is}` }];
}

/** Judges what is there again after it was removed: it says what it said before its removal. */
export function restorationErrors(removed: Surroundings, after: Surroundings): SurroundingsError[] {
  return [...removed].flatMap(([operation, { answer: was }]): SurroundingsError[] => {
    const now = after.get(operation)?.answer;
    if (was.status !== 200 || now?.status !== 200 || keeps(was.at(), now.at())) return [];
    return [
      {
        rule: 'wrong-behaviour',
        place: 'answer',
        cause: `must bring back what ${operation} answered before the removal, and it answers another`,
      },
    ];
  });
}
