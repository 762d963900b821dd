import type { Realm } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';

const addedAt = Date.UTC(2025, 7, 20, 9);
const day = 24 * 3_600_000;

/** Creates the shelves of demo accounts and their schools. */
export function makeShelves(
  realm: Realm,
  users: readonly Row<'users'>[],
  associations: readonly Row<'associations'>[],
): { readonly userBooks: Row<'userBooks'>[]; readonly schoolUnitBooks: Row<'schoolUnitBooks'>[] } {
  const uidOf = (name: string) => users.find(({ userName }) => userName === name)?.uid;
  const shelf = (name: string, books: readonly number[]): Row<'userBooks'>[] => {
    const userUid = uidOf(name);
    return userUid === undefined
      ? []
      : books.map((book, index) => ({ realm, userUid, bookId: `book-${book}`, addedAt: addedAt + index * day }));
  };
  const teacher = uidOf('teacher');
  const schools = associations.filter(({ userUid }) => userUid === teacher).map(({ schoolUid }) => schoolUid);
  return {
    userBooks: [
      ...shelf('student', [1, 2, 3, 7]),
      ...shelf('teacher', [3, 12]),
      ...shelf('guardian', [2, 18]),
      ...shelf('consumer', [1, 2]),
    ],
    schoolUnitBooks: schools.flatMap((schoolUid) => [1, 3, 5].map((book) => ({ realm, schoolUid, bookId: `book-${book}`, addedAt }))),
  };
}
