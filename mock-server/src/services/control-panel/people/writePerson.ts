import type { components } from '@realmkit/openapi/types/control-panel';
import { forbidden } from '../../../contract/httpError.ts';
import type { Identifier } from '../../../database/tables/customerManagement.ts';
import { connectionTypes } from './attributes.ts';
import type { PersonLevels } from './levels.ts';

/** Attributes to write, as the contract has them. */
export type UserData = components['schemas']['UserData'];

/** Throws 403 where data name an attribute that may not be written. */
export function requireEditable(data: UserData, levels: PersonLevels): void {
  const forbiddenNames = Object.keys(data).filter(
    (name) => !Object.entries(levels).some(([own, { editable }]) => own === name && editable === 2),
  );
  if (forbiddenNames.length > 0) throw forbidden(`You may not change ${forbiddenNames.join(', ')} of this person.`);
}

/** The identifiers after data were written: those that are not named stay. */
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

/** A name in two parts: the last word is the family name, unless it is the only one. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u);
  return words.length === 1
    ? { firstName: words[0] ?? '', lastName: '' }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
