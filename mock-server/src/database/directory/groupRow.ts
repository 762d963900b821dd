import type { Realm } from '../realms.ts';
import type { Tables } from '../tables.ts';
import { searchLexemes, vectorOf } from '../text/searchTerms.ts';
import { sortKey } from '../text/sortKey.ts';

type GroupInsert = Tables['groups']['$inferInsert'];

/** What a group is, before the columns that follow from it. */
export interface GroupFacts extends Omit<GroupInsert, 'uid' | 'nameKey' | 'words' | 'realm'> {
  readonly realm: Realm;
}

/** The uid of a group by its number. */
export function groupUid(realm: Realm, id: number): string {
  return `${realm}-group-${id}`;
}

/** What `q` and `qName` find a group by, and what lists sort it by; to be written whenever the name or the external id changes. */
export function groupTexts(realm: Realm, name: string, externalId: string | null | undefined): Pick<GroupInsert, 'nameKey' | 'words'> {
  return { nameKey: sortKey(name, realm), words: vectorOf(searchLexemes(realm, name, [externalId ?? ''])) };
}

/** A row of the table groups with everything that follows from the facts. */
export function groupRow(facts: GroupFacts): GroupInsert {
  return { ...facts, uid: groupUid(facts.realm, facts.id), ...groupTexts(facts.realm, facts.name, facts.externalId) };
}
