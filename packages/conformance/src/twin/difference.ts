import { canonical, isJsonObject } from '@realmkit/openapi/json';
import { keyOf } from '../core/census.ts';
import { isMadeByServers, type Translation } from './translation.ts';

/** A place at which two answers differ. */
export interface Difference {
  /** A JSON pointer into the body. */
  readonly pointer: string;
  readonly cause: string;
  /** What the contract may leave open: whether something optional is there, an order, or nothing. */
  readonly about: 'value' | 'presence' | 'order';
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));

/** Numbers that move while nobody writes, so that two services that are asked one after the other say different ones. */
const movesByItself = /^(progress|age|expires_in|duration)$/;

/** The time within which two moments can be of the same request, in milliseconds. */
const together = 5 * 60_000;

const said = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
};

const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Compares the JSON values of a service and its twin, and learns which values that servers make belong together. */
export function differencesOf(own: unknown, other: unknown, translation: Translation, isWhole: boolean): Difference[] {
  const found: Difference[] = [];
  const add = (pointer: string, cause: string, about: Difference['about'] = 'value'): void => {
    found.push({ pointer, cause, about });
  };
  function scalars(given: unknown, expected: unknown, pointer: string, name: string): void {
    if (given === expected || translation.value(given) === expected) return;
    if (isMoment(given) && isMoment(expected) && Math.abs(Date.parse(given) - Date.parse(expected)) < together) return;
    if (movesByItself.test(name) && typeof given === 'number' && typeof expected === 'number') return;
    const isText = ['string', 'number'].includes(typeof given) && typeof given === typeof expected;
    if (isText && isMadeByServers(name) && translation.areNew(String(given), String(expected)))
      translation.learn(String(given), String(expected));
    else add(pointer, `is ${said(given)}, and ${said(expected)} of the twin`);
  }
  function rows(given: readonly unknown[], expected: readonly unknown[], pointer: string, name: string): void {
    const idsOf = (list: readonly unknown[]): unknown[] => list.map((row) => Reflect.get(Object(row), keyOf(row).slice(1)));
    const areIds = (ids: readonly unknown[]): boolean => ids.every((id, index) => id !== undefined && ids.indexOf(id) === index);
    const hasIds = areIds(idsOf(given)) && areIds(idsOf(expected));
    const keys = (list: readonly unknown[]) => (hasIds ? idsOf(list) : list.map(canonical));
    const [ownKeys, theirs] = [keys(given).map((key) => translation.value(key)), keys(expected)];
    const matched = ownKeys.map((key) => theirs.indexOf(key));
    const isKeyed = ownKeys.every((key, index) => key !== undefined && ownKeys.indexOf(key) === index);
    const unmatched = theirs.flatMap((_key, index) => (matched.includes(index) ? [] : [index]));
    if (!isKeyed || given.length !== expected.length || matched.every((index) => index < 0)) {
      if (isKeyed && pointer !== '' && given.length !== expected.length && matched.some((index) => index >= 0)) pairs();
      else if (given.length !== expected.length) add(pointer, `has ${given.length} rows, and ${expected.length} of the twin`);
      else for (const [index, row] of given.entries()) compare(row, expected[index], `${pointer}/${index}`, name);
      return;
    }
    pairs();
    function pairs(): void {
      for (const [index, match] of matched.entries()) {
        const row = given[index];
        const fresh = match < 0 ? unmatched.shift() : match;
        const isPair = match >= 0 || !hasIds || translation.areNew(String(ownKeys[index]), String(theirs[fresh ?? 0]));
        if (fresh !== undefined && isPair) compare(row, expected[fresh], `${pointer}/${index}`, name);
        else if (isWhole) add(pointer, `has the row ${said(ownKeys[index])}, which the twin has not`);
      }
      if (isWhole) for (const index of unmatched) add(pointer, `lacks the row ${said(theirs[index])} of the twin`);
      if (matched.every((match, index) => match >= 0 && match === [...matched].sort((a, b) => a - b)[index])) return;
      add(pointer, 'is in another order than that of the twin', 'order');
    }
  }
  function compare(given: unknown, expected: unknown, pointer: string, name: string): void {
    if (Array.isArray(given) && Array.isArray(expected)) rows(given, expected, pointer, name);
    else if (isJsonObject(given) && isJsonObject(expected)) {
      for (const key of new Set([...Object.keys(given), ...Object.keys(expected)])) {
        const [one, two] = [given[key], expected[key]];
        const at = pointer + step(key);
        if ((one ?? undefined) === undefined && (two ?? undefined) === undefined) {
          if (one !== two) add(at, `is ${said(one)}, and ${said(two)} of the twin`, 'presence');
        } else if (!(key in given) || !(key in expected)) add(at, `is ${said(one)}, and ${said(two)} of the twin`, 'presence');
        else compare(one, two, at, key);
      }
    } else scalars(given, expected, pointer, name);
  }
  compare(own, other, '', '');
  see(own, translation);
  see(other, translation);
  return found;
}

/** Notes the values of an answer that servers make. */
function see(value: unknown, translation: Translation, name = ''): void {
  if (Array.isArray(value)) for (const one of value) see(one, translation, name);
  else if (isJsonObject(value)) for (const [key, one] of Object.entries(value)) see(one, translation, key);
  else if (['string', 'number'].includes(typeof value) && isMadeByServers(name)) translation.see(String(value));
}
