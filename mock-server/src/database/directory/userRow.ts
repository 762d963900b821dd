import type { Realm } from '../realms.ts';
import type { SchoolAssociation } from '../tables/customerManagement.ts';
import type { Tables } from '../tables.ts';
import { userFacets } from '../text/facets.ts';
import { searchLexemes, vectorOf } from '../text/searchTerms.ts';
import { sortKey } from '../text/sortKey.ts';

type UserInsert = Tables['users']['$inferInsert'];
type Derived = 'uid' | 'name' | 'userNameKey' | 'nameKey' | 'emailKey' | 'words' | 'facets' | 'schoolAssociations' | 'deletedAt';

/** A school unit of a user, with what it is sorted by. */
export interface SchoolOfUser extends SchoolAssociation {
  readonly schoolNameKey: string;
}

/** What a person is, before the columns that follow from it. */
export interface UserFacts extends Omit<UserInsert, Derived | 'realm'> {
  readonly realm: Realm;
  readonly schools: readonly SchoolOfUser[];
  readonly groupUids: readonly string[];
}

/** The uid of a user by the legacy id. */
export function userUid(realm: Realm, id: number): string {
  return `${realm}-user-${id}`;
}

// Whoever may not see these must not find anybody by them.
const neverFound = ['bankid', 'sms'];

/** What `q` and `qName` find a user by, and what lists sort a user by; to be written whenever one of these texts changes. */
export function userTexts(
  realm: Realm,
  texts: {
    readonly userName: string;
    readonly name: string;
    readonly email: string | null | undefined;
    readonly identifiers: UserInsert['identifiers'];
  },
): Pick<UserInsert, 'userNameKey' | 'nameKey' | 'emailKey' | 'words'> {
  const email = texts.email ?? '';
  const found = texts.identifiers.filter(({ type }) => !neverFound.includes(type));
  return {
    userNameKey: sortKey(texts.userName, realm),
    nameKey: sortKey(texts.name, realm),
    emailKey: sortKey(email, realm),
    words: vectorOf(searchLexemes(realm, texts.name, [texts.userName, email, ...found.map(({ value }) => value)])),
  };
}

/** What filters and rights ask of a user, and what lists show of where the user belongs; to be written whenever associations or memberships change. */
export function userBelongings(
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

/** A row of the table users with everything that follows from the facts. */
export function userRow({ schools, groupUids, ...facts }: UserFacts): UserInsert {
  const name = `${facts.firstName} ${facts.lastName}`.trim();
  return {
    ...facts,
    uid: userUid(facts.realm, facts.id),
    name,
    ...userTexts(facts.realm, { userName: facts.userName, name, email: facts.email, identifiers: facts.identifiers }),
    ...userBelongings(facts.realm, schools, groupUids),
  };
}
