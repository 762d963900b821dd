import type { RegisterPerson } from '../../../database/tables/sync.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Place } from './planPlaces.ts';
import { groupChanges, roleChanges, type SkipReason, type Step, skipped } from './steps.ts';

type Role = Tables['associations']['$inferSelect']['role'];

/** A user whom the register may know, with all school units and the groups of those that are synchronised. */
export interface KnownUser {
  readonly uid: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly superuser: boolean;
  readonly roles: ReadonlyMap<string, Role>;
  readonly groupUids: ReadonlySet<string>;
  /** The id in the register; undefined for somebody found by the school address, or not of the register at all. */
  readonly linkedTo: string | undefined;
}

/** A group of a synchronised school unit; `key` is its uid, or its id in the register where it is not here yet. */
export interface KnownGroup {
  readonly key: string;
  readonly schoolUid: string;
  readonly name: string;
  readonly externalId: string | null;
}

/** What the plan of the people is made from. */
export interface PeopleState {
  readonly places: readonly Place[];
  /** As they are once the register's groups have been taken over, those that the register has no more included. */
  readonly groups: readonly KnownGroup[];
  /** By the id in the register. */
  readonly users: ReadonlyMap<string, KnownUser>;
  /** Which people, and whether their groups, are taken over. */
  readonly takes: { readonly students: boolean; readonly teachers: boolean; readonly groups: boolean };
}

/** What becomes of a person. */
export interface PersonStep {
  readonly step: Step;
  readonly externalId: string;
  readonly user: KnownUser | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly roles: ReadonlyMap<string, Role>;
  /** The keys of the groups to be in, among those of the synchronised school units. */
  readonly groups: ReadonlyMap<string, string>;
}

interface Wanted extends Pick<RegisterPerson, 'externalId' | 'kind' | 'firstName' | 'lastName' | 'address'> {
  readonly schools: ReadonlyMap<string, readonly string[]>;
  readonly fault: SkipReason | undefined;
}

const isOfRegister = (role: Role | undefined): boolean => role === 'student' || role === 'employee';
const typeOf = (role: Role): string => (role === 'student' || role === 'guardian' ? role : 'employee');
const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** The people of the register, each once with all their schools, and what is wrong with their records. */
function wantedPeople(places: readonly Place[]): Wanted[] {
  const records = places.flatMap(({ unit, school }) => {
    const known = new Set(school.groups.map(({ externalId }) => externalId));
    return school.people.map((person) => ({ person, schoolUid: unit.uid, groupsKnown: person.groups.every((group) => known.has(group)) }));
  });
  return [...Map.groupBy(records, ({ person }) => person.externalId).values()].flatMap((own): Wanted[] => {
    const [first] = own;
    if (!first) return [];
    const schools = new Map(own.map(({ schoolUid, person }) => [schoolUid, person.groups]));
    const fault = own.some(({ person }) => !person.firstName.trim() || !person.lastName.trim())
      ? 'nameMissing'
      : schools.size < own.length
        ? 'duplicate'
        : new Set(own.map(({ person }) => person.kind)).size > 1
          ? 'twoTypes'
          : own.every(({ groupsKnown }) => groupsKnown)
            ? undefined
            : 'groupUnknown';
    return [{ ...first.person, schools, fault }];
  });
}

function rolesAfter({ places }: PeopleState, before: ReadonlyMap<string, Role>, wanted: Wanted | undefined): Map<string, Role> {
  const roles = new Map(before);
  for (const { unit } of places) {
    const present = before.get(unit.uid);
    if (wanted?.schools.has(unit.uid))
      roles.set(unit.uid, wanted.kind === 'student' ? 'student' : present === 'admin' ? 'admin' : 'employee');
    else if (isOfRegister(present)) roles.delete(unit.uid);
  }
  return roles;
}

/** The groups to be in: the register's own by what it says, others as they are, and none of a school unit that is left. */
function groupsAfter(state: PeopleState, user: KnownUser | undefined, roles: ReadonlyMap<string, Role>, wanted: Wanted | undefined) {
  const stays = ({ key, schoolUid, externalId }: KnownGroup): boolean => {
    if (!roles.has(schoolUid)) return false;
    const groups = externalId === null || !state.takes.groups ? undefined : wanted?.schools.get(schoolUid);
    return groups === undefined || externalId === null ? (user?.groupUids.has(key) ?? false) : groups.includes(externalId);
  };
  return new Map(state.groups.filter(stays).map(({ key, name }) => [key, name]));
}

function planPerson(state: PeopleState, wanted: Wanted): PersonStep | Step | undefined {
  const { externalId, firstName, lastName, address } = wanted;
  const user = state.users.get(externalId);
  const name = user ? nameOf(user) : nameOf(wanted);
  const before = user?.roles ?? new Map<string, Role>();
  const roles = rolesAfter(state, before, wanted);
  const fault =
    wanted.fault ??
    (user?.superuser ? 'superuser' : new Set([...before.values(), ...roles.values()].map(typeOf)).size > 1 ? 'twoTypes' : undefined);
  if (fault) return skipped('user', user?.uid, externalId, name, fault);
  const groupsBefore = new Map(state.groups.filter(({ key }) => user?.groupUids.has(key)).map((group) => [group.key, group.name]));
  const groups = groupsAfter(state, user, roles, wanted);
  const renamed = user === undefined || nameOf(user) !== nameOf(wanted);
  const changes = [
    ...(renamed ? [{ field: 'name', before: user ? nameOf(user) : null, after: nameOf(wanted) }] : []),
    ...roleChanges(before, roles),
    ...groupChanges(groupsBefore, groups),
  ];
  const step: Step = { entity: 'user', uid: user?.uid, externalId, name, action: user ? 'update' : 'create', changes };
  // Somebody who was found by the address is remembered by the id from now on, even where nothing changes.
  return changes.length > 0 || user?.linkedTo === undefined
    ? { step, externalId, user, firstName, lastName, address, roles, groups }
    : undefined;
}

function planLeaver(state: PeopleState, externalId: string, user: KnownUser): PersonStep | undefined {
  const ownRoles = state.places.map(({ unit }) => user.roles.get(unit.uid)).filter(isOfRegister);
  const isTaken = ownRoles.some((role) => (role === 'student' ? state.takes.students : state.takes.teachers));
  if (!isTaken || user.superuser) return undefined;
  const roles = rolesAfter(state, user.roles, undefined);
  const groups = groupsAfter(state, user, roles, undefined);
  const groupsBefore = new Map(state.groups.filter(({ key }) => user.groupUids.has(key)).map((group) => [group.key, group.name]));
  const changes =
    roles.size === 0
      ? [{ field: 'deleted', before: null, after: user.userName }]
      : [...roleChanges(user.roles, roles), ...groupChanges(groupsBefore, groups)];
  const action = roles.size === 0 ? 'delete' : 'update';
  const step: Step = { entity: 'user', uid: user.uid, externalId, name: nameOf(user), action, changes };
  return { step, externalId, user, firstName: user.firstName, lastName: user.lastName, address: '', roles, groups };
}

/** What becomes of the people: those of the register first, then those who have left it. Records that cannot be taken over leave their users alone. */
export function planPeople(state: PeopleState): { readonly people: PersonStep[]; readonly skips: Step[] } {
  const people: PersonStep[] = [];
  const skips: Step[] = [];
  const present = new Set<string>();
  for (const wanted of wantedPeople(state.places)) {
    present.add(wanted.externalId);
    if (!(wanted.kind === 'student' ? state.takes.students : state.takes.teachers)) continue;
    const planned = planPerson(state, wanted);
    if (planned === undefined) continue;
    if ('step' in planned) people.push(planned);
    else skips.push(planned);
  }
  for (const [externalId, user] of state.users) {
    const planned = present.has(externalId) || user.linkedTo === undefined ? undefined : planLeaver(state, externalId, user);
    if (planned) people.push(planned);
  }
  return { people, skips };
}
