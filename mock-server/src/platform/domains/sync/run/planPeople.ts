import type { Tables } from '../../../database/tables.ts';
import type { RegisterPerson } from '../tables.ts';
import type { MappedSchool } from './planSchools.ts';
import { groupChanges, roleChanges, type SkipReason, type Step, skipStep } from './steps.ts';

type Role = Tables['associations']['$inferSelect']['role'];

/** A user who may match the register, with all school units and the groups of the synchronised ones. */
export interface KnownUser {
  readonly uid: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly superuser: boolean;
  readonly roles: ReadonlyMap<string, Role>;
  readonly groupUids: ReadonlySet<string>;
  /** The id in the register; undefined for a user who was matched by the school address or does not match. */
  readonly linkedTo: string | undefined;
}

/** A group of a synchronised school unit; `key` is its uid, or its id in the register until it is created. */
export interface KnownGroup {
  readonly key: string;
  readonly schoolUid: string;
  readonly name: string;
  readonly externalId: string | null;
}

/** The input of the plan for people. */
export interface PeopleState {
  readonly mappedSchools: readonly MappedSchool[];
  /** The groups after the import, including those that the register no longer has. */
  readonly groups: readonly KnownGroup[];
  /** By the id in the register. */
  readonly users: ReadonlyMap<string, KnownUser>;
  /** Whether students, teachers and groups are imported. */
  readonly includes: { readonly students: boolean; readonly teachers: boolean; readonly groups: boolean };
}

/** The planned change of a person. */
export interface PersonStep {
  readonly step: Step;
  readonly externalId: string;
  readonly user: KnownUser | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly roles: ReadonlyMap<string, Role>;
  /** The names of the person's groups in synchronised school units, by key. */
  readonly groups: ReadonlyMap<string, string>;
}

interface TargetUser extends Pick<RegisterPerson, 'externalId' | 'kind' | 'firstName' | 'lastName' | 'address'> {
  readonly schools: ReadonlyMap<string, readonly string[]>;
  readonly skipReason: SkipReason | undefined;
}

const isOfRegister = (role: Role | undefined): boolean => role === 'student' || role === 'employee';
const typeOf = (role: Role): string => (role === 'student' || role === 'guardian' ? role : 'employee');
const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Returns the people of the register, each once with all schools, and the errors of their records. */
function targetUsers(mappedSchools: readonly MappedSchool[]): TargetUser[] {
  const records = mappedSchools.flatMap(({ unit, school }) => {
    const known = new Set(school.groups.map(({ externalId }) => externalId));
    return school.people.map((person) => ({ person, schoolUid: unit.uid, groupsKnown: person.groups.every((group) => known.has(group)) }));
  });
  return [...Map.groupBy(records, ({ person }) => person.externalId).values()].flatMap((own): TargetUser[] => {
    const [first] = own;
    if (!first) return [];
    const schools = new Map(own.map(({ schoolUid, person }) => [schoolUid, person.groups]));
    const skipReason = own.some(({ person }) => !person.firstName.trim() || !person.lastName.trim())
      ? 'nameMissing'
      : schools.size < own.length
        ? 'duplicate'
        : new Set(own.map(({ person }) => person.kind)).size > 1
          ? 'twoTypes'
          : own.every(({ groupsKnown }) => groupsKnown)
            ? undefined
            : 'groupUnknown';
    return [{ ...first.person, schools, skipReason }];
  });
}

function rolesAfter({ mappedSchools }: PeopleState, before: ReadonlyMap<string, Role>, target: TargetUser | undefined): Map<string, Role> {
  const roles = new Map(before);
  for (const { unit } of mappedSchools) {
    const present = before.get(unit.uid);
    if (target?.schools.has(unit.uid))
      roles.set(unit.uid, target.kind === 'student' ? 'student' : present === 'admin' ? 'admin' : 'employee');
    else if (isOfRegister(present)) roles.delete(unit.uid);
  }
  return roles;
}

/**
 * Returns the groups of a person after the import: those of the register as it lists them, others unchanged, none of a school unit that the
 * person leaves.
 */
function groupsAfter(state: PeopleState, user: KnownUser | undefined, roles: ReadonlyMap<string, Role>, target: TargetUser | undefined) {
  const stays = ({ key, schoolUid, externalId }: KnownGroup): boolean => {
    if (!roles.has(schoolUid)) return false;
    const groups = externalId === null || !state.includes.groups ? undefined : target?.schools.get(schoolUid);
    return groups === undefined || externalId === null ? (user?.groupUids.has(key) ?? false) : groups.includes(externalId);
  };
  return new Map(state.groups.filter(stays).map(({ key, name }) => [key, name]));
}

function planPerson(state: PeopleState, target: TargetUser): PersonStep | Step | undefined {
  const { externalId, firstName, lastName, address } = target;
  const user = state.users.get(externalId);
  const name = user ? nameOf(user) : nameOf(target);
  const before = user?.roles ?? new Map<string, Role>();
  const roles = rolesAfter(state, before, target);
  const skipReason =
    target.skipReason ??
    (user?.superuser ? 'superuser' : new Set([...before.values(), ...roles.values()].map(typeOf)).size > 1 ? 'twoTypes' : undefined);
  if (skipReason) return skipStep('user', user?.uid, externalId, name, skipReason);
  const groupsBefore = new Map(state.groups.filter(({ key }) => user?.groupUids.has(key)).map((group) => [group.key, group.name]));
  const groups = groupsAfter(state, user, roles, target);
  const renamed = user === undefined || nameOf(user) !== nameOf(target);
  const changes = [
    ...(renamed ? [{ field: 'name', before: user ? nameOf(user) : null, after: nameOf(target) }] : []),
    ...roleChanges(before, roles),
    ...groupChanges(groupsBefore, groups),
  ];
  const step: Step = { entity: 'user', uid: user?.uid, externalId, name, action: user ? 'update' : 'create', changes };
  // A user who was matched by the school address is linked by id from now on, even without changes.
  return changes.length > 0 || user?.linkedTo === undefined
    ? { step, externalId, user, firstName, lastName, address, roles, groups }
    : undefined;
}

function planLeaver(state: PeopleState, externalId: string, user: KnownUser): PersonStep | undefined {
  const ownRoles = state.mappedSchools.map(({ unit }) => user.roles.get(unit.uid)).filter(isOfRegister);
  const isIncluded = ownRoles.some((role) => (role === 'student' ? state.includes.students : state.includes.teachers));
  if (!isIncluded || user.superuser) return undefined;
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

/** Plans the changes of people: first those in the register, then those who have left it. Users of invalid records stay unchanged. */
export function planPeople(state: PeopleState): { readonly people: PersonStep[]; readonly skips: Step[] } {
  const people: PersonStep[] = [];
  const skips: Step[] = [];
  const present = new Set<string>();
  for (const target of targetUsers(state.mappedSchools)) {
    present.add(target.externalId);
    if (!(target.kind === 'student' ? state.includes.students : state.includes.teachers)) continue;
    const planned = planPerson(state, target);
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
