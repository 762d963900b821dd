import { type Answer, jsonOf } from './mutant.ts';

function collect(value: unknown, at: string, found: Map<string, unknown[]>): void {
  const there = found.get(at);
  if (there) there.push(value);
  else found.set(at, [value]);
  if (Array.isArray(value)) for (const one of value) collect(one, `${at}/*`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) collect(one, `${at}/${name}`, found);
}

/** Returns the values in the JSON of an answer by where they stand; `*` is every row of a list. */
export function patternsIn(answer: Answer): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>();
  const value = jsonOf(answer);
  if (value !== undefined) collect(value, '', found);
  return found;
}

/** Returns JSON with all values at a pattern changed. */
export function changedAt(value: unknown, pattern: string, change: (value: unknown) => unknown): unknown {
  const [, first, ...rest] = pattern.split('/');
  if (first === undefined) return change(value);
  const deeper = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (first === '*') return Array.isArray(value) ? value.map((one) => changedAt(one, deeper, change)) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, first)) return value;
  return { ...value, [first]: changedAt(Reflect.get(value, first), deeper, change) };
}
