import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { searchLexemes, vectorOf } from '../../../database/text/searchTerms.ts';
import { sortKey } from '../../../database/text/sortKey.ts';

type SchoolUnitInsert = Tables['schoolUnits']['$inferInsert'];
type Derived = 'nameKey' | 'cityKey' | 'words';

/** A school unit without its derived columns. */
export interface SchoolUnitRecord extends Omit<SchoolUnitInsert, Derived | 'realm'> {
  readonly realm: Realm;
}

/** Returns the uid of a school unit by its legacy id. */
export function schoolUnitUid(realm: Realm, id: number): string {
  return `${realm}-school-${id}`;
}

/** Returns the uid of the school unit that a realm's consumer guardians belong to (shell §5). */
export function consumerSchoolUnitUid(realm: Realm): string {
  return `${realm}-school-consumer`;
}

/** Returns the search terms of a school unit. Write them whenever one of these texts changes. */
function schoolUnitWords(record: Pick<SchoolUnitRecord, 'realm' | 'name' | 'city' | 'identifiers'>): string {
  return vectorOf(searchLexemes(record.realm, record.name, [record.city ?? '', ...record.identifiers.map(({ value }) => value)]));
}

/** Returns a row of the table school_units with its derived columns. */
export function schoolUnitRow(record: SchoolUnitRecord): SchoolUnitInsert {
  return {
    ...record,
    nameKey: sortKey(record.name, record.realm),
    cityKey: sortKey(record.city ?? '', record.realm),
    words: schoolUnitWords(record),
  };
}
