import { forbidden } from '@realmkit/contract-engine';
import { identifierTypes, personAttributeNames } from '@realmkit/openapi/people';
import type { components } from '@realmkit/openapi/types/control-panel';
import type { Identifier } from '../../tables.ts';
import type { PersonLevels } from './levels.ts';

/** The writable attributes, as in the contract. */
export type UserData = components['schemas']['UserData'];

/** Throws 403 if the data contain an attribute that is not editable. */
export function requireEditable(data: UserData, levels: PersonLevels, keepsLogin = false): void {
  const editable = new Set<string>(personAttributeNames.filter((name) => levels[name]?.editable === 2));
  const forbiddenNames = Object.keys(data).filter((name) => !editable.has(name));
  if (forbiddenNames.length === 0) return;
  const reason = keepsLogin ? ' They keep their password and address to themselves: send them a link for a new password instead.' : '';
  throw forbidden(`You may not change ${forbiddenNames.join(', ')} of this person.${reason}`);
}

/** Returns the identifiers after the update; identifiers that the data do not name stay. */
export function mergeIdentifiers(before: readonly Identifier[], data: UserData): Identifier[] {
  const named = identifierTypes.filter((type) => data[type] !== undefined);
  return [
    ...before.filter(({ type }) => !named.some((name) => name === type)),
    ...named.flatMap((type) => {
      const value = data[type];
      return value ? [{ type, value }] : [];
    }),
  ];
}

/** Returns the columns of a name: the last word is the last name, unless it is the only word. */
export function splitName(name: string): { name: string; firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u);
  const lastName = words.length === 1 ? '' : (words.at(-1) ?? '');
  return { name: words.join(' '), firstName: words.slice(0, lastName === '' ? 1 : -1).join(' '), lastName };
}
