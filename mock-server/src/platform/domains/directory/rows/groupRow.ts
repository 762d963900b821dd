import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { searchLexemes, vectorOf } from '../../../database/text/searchTerms.ts';
import { sortKey } from '../../../database/text/sortKey.ts';

type GroupInsert = Tables['groups']['$inferInsert'];

/** A group without its derived columns. */
export interface GroupRecord extends Omit<GroupInsert, 'uid' | 'nameKey' | 'words' | 'realm'> {
  readonly realm: Realm;
}

/** Returns the uid of a group by its legacy id. */
function groupUid(realm: Realm, id: number): string {
  return `${realm}-group-${id}`;
}

/** Returns the columns by which a group is searched and sorted. Write them whenever its name or external id changes. */
export function groupSearchColumns(
  realm: Realm,
  name: string,
  externalId: string | null | undefined,
): Pick<GroupInsert, 'nameKey' | 'words'> {
  return { nameKey: sortKey(name, realm), words: vectorOf(searchLexemes(realm, name, [externalId ?? ''])) };
}

/** Returns a row of the table groups with its derived columns. */
export function groupRow(record: GroupRecord): GroupInsert {
  return { ...record, uid: groupUid(record.realm, record.id), ...groupSearchColumns(record.realm, record.name, record.externalId) };
}
