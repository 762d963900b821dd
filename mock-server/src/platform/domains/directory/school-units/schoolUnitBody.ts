import type { components } from '@realmkit/openapi/types/customer-management';
import type { SchoolUnitRow } from './findSchoolUnit.ts';

/** Returns identifiers as members of a set. */
export function identifierMembers(identifiers: SchoolUnitRow['identifiers']): string[] {
  return identifiers.map(({ type, value }) => `${type} ${value}`);
}

/** Returns a school unit as in the contract. */
export function schoolUnitBody(row: SchoolUnitRow): components['schemas']['SchoolUnit'] {
  const { id, realm: _realm, nameKey: _nameKey, cityKey: _cityKey, words: _words, ...shown } = row;
  return { ...shown, legacyId: id };
}
