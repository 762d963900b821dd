import { isJsonObject } from '@realmkit/openapi/json';

/** An attribute that this user and another admin have changed to different values since this page fetched the record. */
export interface Conflict {
  readonly name: string;
  readonly before: unknown;
  readonly now: unknown;
  /** The entered value. */
  readonly mine: unknown;
}

/** The attributes of a record by their names, in the format of a write. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns a function that picks the attributes of a record that a form edits. */
export const pick =
  <Name extends string>(names: readonly Name[]) =>
  (record: Readonly<Partial<Record<Name, unknown>>>): Values =>
    Object.fromEntries(names.map((name) => [name, record[name]]));

/** Returns the values with null for each of these names that has none. */
export const complete = (names: readonly string[], values: Values): Values =>
  Object.fromEntries([...names, ...Object.keys(values)].map((name) => [name, values[name] ?? null]));

/** Returns whether a value is that of an empty input. */
const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.length === 0 : (value ?? '') === '');

/** Returns whether a service has stored a value: lists are sets, the service fills in omitted properties, and all empty values are equal. */
function isStored(value: unknown, stored: unknown): boolean {
  if (isEmpty(value) && isEmpty(stored)) return true;
  if (Array.isArray(value) && Array.isArray(stored)) {
    return value.length === stored.length && value.every((one) => stored.some((other) => isStored(one, other)));
  }
  if (isJsonObject(value) && (isJsonObject(stored) || isEmpty(stored))) {
    return Object.entries(value).every(([name, part]) => isStored(part, isJsonObject(stored) ? stored[name] : undefined));
  }
  return value === stored;
}

/** Removes the white space that services do not store. */
const collapsed = (value: unknown): unknown => (typeof value === 'string' ? value.trim().replace(/\s+/gu, ' ') : value);

/** Returns the entered values that pass a test. */
const filterEntered = <Entered extends object>(entered: Entered, passes: (name: string, value: unknown) => boolean): Entered => {
  const filtered = { ...entered };
  for (const [name, value] of Object.entries(entered)) if (!passes(name, value)) Reflect.deleteProperty(filtered, name);
  return filtered;
};

/** Returns the entered values that differ from a record, which may leave out empty ones. */
export const changesOf = <Entered extends object>(values: Values, entered: Entered): Entered =>
  filterEntered(entered, (name, value) => !isStored(value, values[name]));

/** Returns the entered values without those that conflict with a change by another admin. */
export const withoutConflicts = <Entered extends object>(entered: Entered, conflicts: readonly Conflict[]): Entered =>
  filterEntered(entered, (name) => conflicts.every((conflict) => conflict.name !== name));

interface Versions<Entered> {
  /** The version that the entered values started from. */
  readonly base: Values;
  readonly now: Values;
  readonly entered: Entered;
}

/**
 * Merges the entered values into a record that may have changed since they were entered. What the service has stored already is no change any
 * more, whoever sent it: another admin, or an earlier save whose response was lost.
 */
export function threeWayMerge<Entered extends object>({ base, now, entered }: Versions<Entered>) {
  const hasChanged = (name: string) => name in now && !isStored(base[name], now[name]);
  const changes = filterEntered(
    changesOf(base, entered),
    (name, mine) => !hasChanged(name) || !isStored(collapsed(mine), collapsed(now[name])),
  );
  const conflicts: readonly Conflict[] = Object.entries(changes)
    .filter(([name]) => hasChanged(name))
    .map(([name, mine]) => ({ name, before: base[name], now: now[name], mine }));
  return { changes, conflicts };
}
