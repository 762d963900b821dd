import { canonical, isJsonObject } from '@realmkit/openapi/json';
import type { ScenarioResponse } from '../core/scenarioResponse.ts';

/** Returns the pointer to the rows of an answer, or undefined if it is no list. */
export function rowsPointerOf(response: ScenarioResponse): string | undefined {
  return ['/data', '/items', ''].find((pointer) => Array.isArray(response.at(pointer)));
}

/** Returns what tells a row from the others: its own id, or all that it says. */
export function identityOf(row: unknown): string {
  const value = ['uid', 'id', 'legacyId'].map((name) => Reflect.get(Object(row), name)).find((one) => one !== undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : canonical(row);
}

/** Returns the value of a field of a row: its own property, or an attribute with a value. */
export function fieldOf(row: unknown, field: string): unknown {
  if (!isJsonObject(row)) return undefined;
  if (field in row) return row[field];
  const attribute = Reflect.get(Object(row.attributes), field);
  return isJsonObject(attribute) ? attribute.value : undefined;
}

/** Returns the texts, numbers and booleans that properties of a name have anywhere in a row. */
export function valuesNamed(row: unknown, name: string): (string | number | boolean)[] {
  if (Array.isArray(row)) return row.flatMap((one) => valuesNamed(one, name));
  if (!isJsonObject(row)) return [];
  return Object.entries(row).flatMap(([key, value]) =>
    key === name && ['string', 'number', 'boolean'].includes(typeof value)
      ? [value as string | number | boolean]
      : valuesNamed(value, name),
  );
}

const collators = ['sv', 'de', 'en', 'fr'].map((language) => new Intl.Collator(language).compare);
const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const orders = [
  ...collators,
  new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare,
  // Some databases look at hyphens and spaces last.
  ...['sv', 'de', 'en'].map((language) => new Intl.Collator(language, { ignorePunctuation: true }).compare),
  byCode,
  (one: string, other: string) => byCode(one.toLowerCase(), other.toLowerCase()),
];

/** Returns whether one value stands after another in every order that a service may use; false where either is none. */
export function isAfter(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return orders.every((compare) => compare(one, other) > 0);
}
