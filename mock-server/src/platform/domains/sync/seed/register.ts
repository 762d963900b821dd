import type { Faker } from '@faker-js/faker';
import type { Realm } from '../../../database/realms.ts';
import type { Row } from '../../../database/seed/rows.ts';
import { slugify } from '../../../database/text/foldDiacritics.ts';
import { vocabulary } from '../../directory/seed/vocabulary.ts';
import type { RegisterPerson, RegisterSchool } from '../tables.ts';

/** The data that the register is created from. */
export interface RegisterSource {
  readonly realm: Realm;
  readonly faker: Faker;
  readonly settings: readonly Row<'syncSettings'>[];
  readonly schoolUnits: readonly Row<'schoolUnits'>[];
  readonly groups: readonly Row<'groups'>[];
  readonly users: readonly Row<'users'>[];
  readonly associations: readonly Row<'associations'>[];
  readonly memberships: readonly Row<'memberships'>[];
}

/** Returns the external id of a user in the register. */
const externalIdOf = (realm: Realm, user: Row<'users'>): string => `skolon-${realm}-${user.id}`;

interface Member {
  readonly user: Row<'users'>;
  readonly person: RegisterPerson;
}

function membersOf({ realm, users, associations, memberships, groups }: RegisterSource, schoolUid: string): Member[] {
  const external = new Map(groups.filter((group) => group.schoolUid === schoolUid).map((group) => [group.uid, group.externalId]));
  const groupsOf = Map.groupBy(memberships, ({ userUid }) => userUid);
  const roleOf = new Map(associations.filter((one) => one.schoolUid === schoolUid).map(({ userUid, role }) => [userUid, role]));
  return users.flatMap((user) => {
    const role = roleOf.get(user.uid);
    const [identifier] = user.identifiers;
    // Guardians and shared accounts of classes are in no register.
    if (role === undefined || role === 'guardian' || identifier === undefined) return [];
    const person: RegisterPerson = {
      externalId: externalIdOf(realm, user),
      kind: role === 'student' ? 'student' : 'teacher',
      firstName: user.firstName,
      lastName: user.lastName,
      address: identifier.value,
      groups: (groupsOf.get(user.uid) ?? []).flatMap(({ groupUid }) => external.get(groupUid) ?? []),
    };
    return [{ user, person }];
  });
}

/** Returns a school's register with changes since the last sync, and with invalid records of another kind at each school. */
function withNews(source: RegisterSource, school: RegisterSchool, number: number): RegisterSchool {
  const { realm, faker } = source;
  const isDemo = new Set(
    ['teacher', 'student', 'superuser', 'schooladmin'].map(
      (name) => source.users.find((user) => user.userName === name)?.identifiers[0]?.value,
    ),
  );
  const free = school.people.filter(({ address }) => !isDemo.has(address));
  const pupils = free.filter(({ kind }) => kind === 'student');
  const [renamed, moved, gone, faulty] = [pupils[1], pupils[2], pupils[3], pupils[4]];
  const leaving = number === 0 ? free.find(({ kind }) => kind === 'teacher') : undefined;
  const [firstGroup, secondGroup] = school.groups;
  const added = (kind: RegisterPerson['kind'], index: number): RegisterPerson => {
    const firstName = faker.person.firstName();
    const lastName = faker.person.lastName();
    return {
      externalId: `skolon-${realm}-new-${number}-${index}`,
      kind,
      firstName,
      lastName,
      address: `${slugify(firstName)}.${slugify(lastName)}.${number}${index}@${vocabulary[realm].schoolDomain}`,
      groups: firstGroup ? [firstGroup.externalId] : [],
    };
  };
  const people = school.people
    .filter((person) => person !== gone && person !== leaving)
    .map((person): RegisterPerson => {
      if (person === renamed) return { ...person, lastName: `${faker.person.lastName()}-${person.lastName}` };
      if (person === moved)
        return {
          ...person,
          groups: [firstGroup, secondGroup]
            .flatMap((group) => (group && !person.groups.includes(group.externalId) ? [group.externalId] : []))
            .slice(0, 1),
        };
      return person;
    });
  const fresh = [added('student', 1), added('student', 2), ...(number === 0 ? [added('teacher', 3)] : [])];
  const wrong = added('student', 9);
  const faults: readonly RegisterPerson[][] = [
    [{ ...wrong, lastName: '' }],
    [{ ...wrong, groups: ['no-such-group'] }],
    faulty ? [{ ...faulty, firstName: wrong.firstName }] : [],
    faulty ? [{ ...faulty, kind: 'teacher' }] : [],
  ];
  const newGroup = { externalId: `1C-${number}`, name: vocabulary[realm].className(1, 'C'), schoolEntryYear: 2025 };
  return {
    ...school,
    pupilNumber: people.filter(({ kind }) => kind === 'student').length + 2,
    groups: number === 0 ? [...school.groups, newGroup] : number === 1 ? school.groups.slice(0, -1) : school.groups,
    people: [...people.filter((person) => number !== 3 || person !== faulty), ...fresh, ...(faults[number % faults.length] ?? [])].map(
      (person) =>
        number === 1 ? { ...person, groups: person.groups.filter((group) => group !== school.groups.at(-1)?.externalId) } : person,
    ),
  };
}

/**
 * Creates the simulated register of the schools in a realm's settings, slightly newer than the platform's data, with the links from its people to
 * users.
 */
export function makeRegister(source: RegisterSource): { registerSchools: Row<'registerSchools'>[]; registerLinks: Row<'registerLinks'>[] } {
  const { realm, settings, schoolUnits, groups } = source;
  const mapped = settings.flatMap(({ organizationMap }) => organizationMap);
  const links = new Map<string, string>();
  const registerSchools = mapped.map(({ uid, externalId }, number) => {
    const members = membersOf(source, uid);
    for (const { user, person } of members) links.set(person.externalId, user.uid);
    const school: RegisterSchool = {
      name: schoolUnits.find((unit) => unit.uid === uid)?.name ?? '',
      pupilNumber: 0,
      groups: groups
        .filter((group) => group.schoolUid === uid)
        .flatMap(({ externalId: id, name, typicalSchoolEntryYear = null }) =>
          id ? [{ externalId: id, name, schoolEntryYear: typicalSchoolEntryYear }] : [],
        ),
      people: members.map(({ person }) => person),
    };
    return { realm, externalId, school: withNews(source, school, number) };
  });
  return { registerSchools, registerLinks: [...links].map(([externalId, userUid]) => ({ realm, externalId, userUid })) };
}
