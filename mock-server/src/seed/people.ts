import type { Faker } from '@faker-js/faker';
import { consumerSchoolUnitUid } from '../database/directory/schoolUnitRow.ts';
import type { UserFacts } from '../database/directory/userRow.ts';
import { type Realm, realmFacts } from '../database/realms.ts';
import type { Identifier } from '../database/tables/customerManagement.ts';
import { inPlainLetters } from '../database/text/plainLetters.ts';
import type { Row } from './rows.ts';
import { vocabulary } from './vocabulary.ts';

/** What a user is in a school unit. */
export type Role = Row<'associations'>['role'];
/** A person of the seed, complete. */
export type Person = Omit<UserFacts, 'schools'> & { readonly associations: { readonly schoolUid: string; readonly role: Role }[] };

/** Where the people of a realm belong. */
export interface Places {
  readonly schoolUnits: readonly Row<'schoolUnits'>[];
  readonly groups: readonly Row<'groups'>[];
}

const pupilsOf = { class: 27, group: 16 } as const;
const employeesOfUnit = 22;
const consumers = 160;
/** How many users a realm begins with. */
export const usersPerRealm = 2500;

/** Makes people with user names that nobody of the realm has. */
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
    const wanted = `${inPlainLetters(firstName)}.${inPlainLetters(lastName)}`;
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number++) name = `${wanted}${number}`;
    this.#taken.add(name);
    return name;
  }

  /** The next person; `about` says what is special about them. */
  make(about: Partial<Person> & Pick<Person, 'associations'>, contact: 'school' | 'home' | 'none'): Person {
    const firstName = about.firstName ?? this.#faker.person.firstName();
    const lastName = about.lastName ?? this.#faker.person.lastName();
    const plainName = this.#uniqueUserName(firstName, lastName);
    const home = `${plainName}@example.${realmFacts[this.#realm].domainSuffix}`;
    const atSchool = `${plainName}@${vocabulary[this.#realm].schoolDomain}`;
    const identifiers: Identifier[] =
      contact === 'home'
        ? []
        : [{ type: contact === 'none' && this.#realm === 'se' ? 'eppn' : this.#count % 2 ? 'gsuiteemail' : 'office365', value: atSchool }];
    this.#count += 1;
    return {
      realm: this.#realm,
      id: this.#count,
      userName: plainName,
      firstName,
      lastName,
      email: contact === 'home' ? home : contact === 'school' ? atSchool : null,
      emailVerified: contact === 'school' || (contact === 'home' && this.#count % 3 > 0),
      identifiers,
      superuser: false,
      sharedAccount: false,
      speakingBookRights: false,
      guest: false,
      groupUids: [],
      ...about,
    };
  }
}

/** The employees of a realm's schools; every tenth is the school's admin. */
export function makeEmployees(maker: PersonMaker, { schoolUnits, groups }: Places): Person[] {
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

/** The pupils of a realm's groups. */
export function makePupils(maker: PersonMaker, { groups }: Places): Person[] {
  return groups.flatMap((group) =>
    Array.from({ length: pupilsOf[group.type] }, () =>
      maker.make({ associations: [{ schoolUid: group.schoolUid, role: 'student' }], groupUids: [group.uid] }, 'none'),
    ),
  );
}

/** The guardians who belong to no school. */
export function makeConsumers(maker: PersonMaker, realm: Realm): Person[] {
  return Array.from({ length: consumers }, () => {
    const person = maker.make({ associations: [{ schoolUid: consumerSchoolUnitUid(realm), role: 'guardian' }] }, 'home');
    return { ...person, userName: person.email ?? person.userName };
  });
}

/** Guardians of pupils, at their children's schools, until the realm is full. */
export function makeGuardians(maker: PersonMaker, pupils: readonly Person[]): Person[] {
  const guardians: Person[] = [];
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
