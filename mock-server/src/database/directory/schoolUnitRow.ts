import type { Realm } from '../realms.ts';
import type { Tables } from '../tables.ts';
import { searchLexemes, vectorOf } from '../text/searchTerms.ts';
import { sortKey } from '../text/sortKey.ts';

type SchoolUnitInsert = Tables['schoolUnits']['$inferInsert'];
type Derived = 'nameKey' | 'cityKey' | 'words';

/** What a school unit is, before the columns that follow from it. */
export interface SchoolUnitFacts extends Omit<SchoolUnitInsert, Derived | 'realm'> {
  readonly realm: Realm;
}

/** The uid of a school unit by the legacy id. */
export function schoolUnitUid(realm: Realm, id: number): string {
  return `${realm}-school-${id}`;
}

/** The uid of the school unit that a realm's consumer guardians belong to (shell §5). */
export function consumerSchoolUnitUid(realm: Realm): string {
  return `${realm}-school-consumer`;
}

/** What `q` and `qName` find a school unit by; to be written whenever one of these texts changes. */
export function schoolUnitWords(facts: Pick<SchoolUnitFacts, 'realm' | 'name' | 'city' | 'identifiers'>): string {
  return vectorOf(searchLexemes(facts.realm, facts.name, [facts.city ?? '', ...facts.identifiers.map(({ value }) => value)]));
}

/** A row of the table school_units with everything that follows from the facts. */
export function schoolUnitRow(facts: SchoolUnitFacts): SchoolUnitInsert {
  return {
    ...facts,
    nameKey: sortKey(facts.name, facts.realm),
    cityKey: sortKey(facts.city ?? '', facts.realm),
    words: schoolUnitWords(facts),
  };
}
