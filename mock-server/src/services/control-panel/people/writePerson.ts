import type { components } from '@realmkit/openapi/types/control-panel';
import { forbidden } from '../../../contract/httpError.ts';
import type { Identifier } from '../../../database/tables/customerManagement.ts';
import { connectionTypes } from './attributes.ts';
import type { PersonLevels } from './levels.ts';

/** The writable attributes, as in the contract. */
export type UserData = components['schemas']['UserData'];

/** Throws 403 if the data contain an attribute that is not editable. */
export function requireEditable(data: UserData, levels: PersonLevels): void {
  const forbiddenNames = Object.keys(data).filter(
    (name) => !Object.entries(levels).some(([own, { editable }]) => own === name && editable === 2),
  );
  if (forbiddenNames.length > 0) throw forbidden(`You may not change ${forbiddenNames.join(', ')} of this person.`);
}

/** Returns the identifiers after the update; identifiers that the data do not name stay. */
export function mergeIdentifiers(before: readonly Identifier[], data: UserData): Identifier[] {
  const named = connectionTypes.filter((type) => data[type] !== undefined);
  return [
    ...before.filter(({ type }) => !named.some((name) => name === type)),
    ...named.flatMap((type) => {
      const value = data[type];
      return value ? [{ type, value }] : [];
    }),
  ];
}

/** Splits a name into first and last name: the last word is the last name, unless it is the only word. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u);
  return words.length === 1
    ? { firstName: words[0] ?? '', lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
