import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { isGuarded } from '@realmkit/openapi/people';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { userFacets } from '../../../database/text/facets.ts';
import { searchLexemes, vectorOf } from '../../../database/text/searchTerms.ts';
import { sortKey } from '../../../database/text/sortKey.ts';
import type { SchoolAssociation } from '../tables.ts';

type UserInsert = Tables['users']['$inferInsert'];
type SearchColumns = Pick<UserInsert, 'userNameKey' | 'nameKey' | 'emailKey' | 'words'> & ComparisonKeys;
type Derived = 'uid' | 'lastConfirmedEmail' | 'name' | keyof SearchColumns | 'facets' | 'schoolAssociations' | 'deletedAt';

/** The texts of a user that are compared. */
interface ComparedTexts {
  readonly userName: string;
  readonly email: string | null | undefined;
  readonly identifiers: UserInsert['identifiers'];
}

/** The columns by which a user is found by an address or a name. */
export interface ComparisonKeys {
  readonly userNameComparisonKey: string;
  readonly emailComparisonKey: string | null;
  readonly identifierComparisonKeys: string[];
}

/** A school unit of a user, with its sort key. */
export interface SchoolOfUser extends SchoolAssociation {
  readonly schoolNameKey: string;
}

/** A user without the derived columns. */
export interface UserRecord extends Omit<UserInsert, Derived | 'realm'> {
  readonly realm: Realm;
  readonly schools: readonly SchoolOfUser[];
  readonly groupUids: readonly string[];
}

/** The columns of a user of whom only the name is known. */
export const emptyUser = {
  email: null,
  emailVerified: false,
  emailByOwner: false,
  identifiers: [],
  superuser: false,
  sharedAccount: false,
  speakingBookRights: false,
  guest: false,
} satisfies Omit<UserInsert, Derived | 'realm' | 'id' | 'userName' | 'firstName' | 'lastName'>;

/** Returns the uid of a user by the legacy id. */
function userUid(realm: Realm, id: number): string {
  return `${realm}-user-${id}`;
}

// Identifiers that not everyone may see must not be searchable either.
const searchable = (identifiers: UserInsert['identifiers']): string[] =>
  identifiers.filter(({ type }) => !isGuarded(type)).map(({ value }) => value);

/** Returns the comparison keys of a user's texts. */
export const comparisonKeysOf = ({ userName, email, identifiers }: ComparedTexts): ComparisonKeys => ({
  userNameComparisonKey: comparisonKey(userName),
  emailComparisonKey: email ? comparisonKey(email) : null,
  identifierComparisonKeys: searchable(identifiers).map(comparisonKey),
});

/** Returns the columns by which a user is searched, sorted and compared. Write them whenever one of these texts changes. */
export function userSearchColumns(realm: Realm, texts: ComparedTexts & { readonly name: string }): SearchColumns {
  const email = texts.email ?? '';
  return {
    ...comparisonKeysOf(texts),
    userNameKey: sortKey(texts.userName, realm),
    nameKey: sortKey(texts.name, realm),
    emailKey: sortKey(email, realm),
    words: vectorOf(searchLexemes(realm, texts.name, [texts.userName, email, ...searchable(texts.identifiers)])),
  };
}

/**
 * Returns a user's memberships as columns: facets for filters and access checks, and school associations for lists. Write them whenever
 * associations or memberships change.
 */
export function denormalizedMemberships(
  realm: Realm,
  schools: readonly SchoolOfUser[],
  groupUids: readonly string[],
): Pick<UserInsert, 'facets' | 'schoolAssociations'> {
  const byName = schools.toSorted((one, other) => (one.schoolNameKey < other.schoolNameKey ? -1 : 1));
  return {
    facets: vectorOf(userFacets(realm, schools, groupUids)),
    schoolAssociations: byName.map(({ schoolUid, schoolName, role }) => ({ schoolUid, schoolName, role })),
  };
}

/** Returns a row of the table users with its derived columns. */
export function userRow({ schools, groupUids, ...record }: UserRecord): UserInsert {
  const name = `${record.firstName} ${record.lastName}`.trim();
  return {
    ...record,
    uid: userUid(record.realm, record.id),
    lastConfirmedEmail: record.emailVerified ? record.email : null,
    name,
    ...userSearchColumns(record.realm, { userName: record.userName, name, email: record.email, identifiers: record.identifiers }),
    ...denormalizedMemberships(record.realm, schools, groupUids),
  };
}
