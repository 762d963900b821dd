import type { Faker } from '@faker-js/faker';
import type { IdentifierType } from '@realmkit/openapi/people';
import { type Realm, realmIdentities } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';
import { slugify } from '../../../database/text/foldDiacritics.ts';
import { consumerSchoolUnitUid } from '../rows/schoolUnitRow.ts';
import { emptyUser, type UserRecord } from '../rows/userRow.ts';
import type { Identifier } from '../tables.ts';
import { vocabulary } from './vocabulary.ts';

/** The role of a user in a school unit. */
type Role = Row<'associations'>['role'];
/** A complete person of the seed. */
export type SeedPerson = Omit<UserRecord, 'schools'> & { readonly associations: { readonly schoolUid: string; readonly role: Role }[] };

/** The school units and groups that people of a realm can belong to. */
export interface Places {
  readonly schoolUnits: readonly Row<'schoolUnits'>[];
  readonly groups: readonly Row<'groups'>[];
}

const pupilsOf = { class: 27, group: 16 } as const;
const employeesOfUnit = 22;
const consumers = 160;
/** The number of users in a new realm. */
export const usersPerRealm = 2500;

/** Creates people with user names that are unique in the realm. */
export class PersonMaker {
  readonly #realm: Realm;
  readonly #faker: Faker;
  readonly #taken = new Set<string>();
  #count = 0;

  constructor(realm: Realm, faker: Faker) {
    this.#realm = realm;
    this.#faker = faker;
  }

  get count(): number {
    return this.#count;
  }

  #uniqueUserName(firstName: string, lastName: string): string {
    const baseName = `${slugify(firstName)}.${slugify(lastName)}`;
    let name = baseName;
    for (let number = 2; this.#taken.has(name); number++) name = `${baseName}${number}`;
    this.#taken.add(name);
    return name;
  }

  /** Creates the next person; `about` overrides the defaults. */
  make(about: Partial<SeedPerson> & Pick<SeedPerson, 'associations'>, contact: 'school' | 'home' | 'none'): SeedPerson {
    const firstName = about.firstName ?? this.#faker.person.firstName();
    const lastName = about.lastName ?? this.#faker.person.lastName();
    const plainName = this.#uniqueUserName(firstName, lastName);
    const home = `${plainName}@example.${realmIdentities[this.#realm].domainSuffix}`;
    const atSchool = `${plainName}@${vocabulary[this.#realm].schoolDomain}`;
    const schoolIdentifier: IdentifierType =
      contact === 'none' && this.#realm === 'se' ? 'eppn' : this.#count % 2 ? 'gsuiteemail' : 'office365';
    const identifiers: Identifier[] = contact === 'home' ? [] : [{ type: schoolIdentifier, value: atSchool }];
    this.#count += 1;
    return {
      ...emptyUser,
      realm: this.#realm,
      id: this.#count,
      userName: plainName,
      firstName,
      lastName,
      email: contact === 'home' ? home : contact === 'school' ? atSchool : null,
      emailVerified: contact === 'school' || (contact === 'home' && this.#count % 3 > 0),
      identifiers,
      groupUids: [],
      ...about,
    };
  }
}

/** Creates the employees of a realm's schools; every eleventh is the school's admin. */
export function makeEmployees(maker: PersonMaker, { schoolUnits, groups }: Places): SeedPerson[] {
  return schoolUnits
    .filter((unit) => unit.type !== 'organisation')
    .flatMap((unit) => {
      const own = groups.filter((group) => group.schoolUid === unit.uid);
      return Array.from({ length: employeesOfUnit }, (_, index) =>
        maker.make(
          {
            associations: [{ schoolUid: unit.uid, role: index % 11 === 0 ? 'admin' : 'employee' }],
            groupUids: [own[index % own.length]?.uid ?? ''].filter(Boolean),
            speakingBookRights: unit.realm === 'se' && index % 7 === 0,
          },
          'school',
        ),
      );
    });
}

/** Creates the pupils of a realm's groups. */
export function makePupils(maker: PersonMaker, { groups }: Places): SeedPerson[] {
  return groups.flatMap((group) =>
    Array.from({ length: pupilsOf[group.type] }, () =>
      maker.make({ associations: [{ schoolUid: group.schoolUid, role: 'student' }], groupUids: [group.uid] }, 'none'),
    ),
  );
}

/** Creates the guardians who belong to no school. */
export function makeConsumers(maker: PersonMaker, realm: Realm): SeedPerson[] {
  return Array.from({ length: consumers }, () => {
    const person = maker.make({ associations: [{ schoolUid: consumerSchoolUnitUid(realm), role: 'guardian' }] }, 'home');
    return { ...person, userName: person.email ?? person.userName, emailByOwner: true };
  });
}

/** Creates guardians of pupils, at their children's schools, until the realm is full. */
export function makeGuardians(maker: PersonMaker, pupils: readonly SeedPerson[]): SeedPerson[] {
  const guardians: SeedPerson[] = [];
  for (let index = 0; maker.count < usersPerRealm; index++) {
    const [first, second] = [pupils[(index * 5) % pupils.length], pupils[(index * 5 + 2) % pupils.length]];
    const schools = new Set(
      [first, index % 9 === 0 ? second : first].flatMap((child) => child?.associations.map(({ schoolUid }) => schoolUid) ?? []),
    );
    guardians.push(
      maker.make(
        { lastName: first?.lastName ?? '', associations: [...schools].map((schoolUid) => ({ schoolUid, role: 'guardian' })) },
        'home',
      ),
    );
  }
  return guardians;
}
