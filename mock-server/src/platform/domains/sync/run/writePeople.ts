import { comparisonKey } from '@realmkit/openapi/comparison-key';
import type { IdentifierType } from '@realmkit/openapi/people';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ServiceShard } from '../../../access/serviceShard.ts';
import type { Executor } from '../../../database/executor.ts';
import type { Realm } from '../../../database/realms.ts';
import type { Tables } from '../../../database/tables.ts';
import { slugify } from '../../../database/text/foldDiacritics.ts';
import {
  addUser,
  allocateIds,
  emptyUser,
  endSignIns,
  endUncoveredGrants,
  losesRights,
  refreshDenormalizedMemberships,
  removeUser,
  userSearchColumns,
} from '../../directory/index.ts';
import type { PersonStep } from './planPeople.ts';
import type { Step } from './steps.ts';

/** The transaction, realm and time of writing people; `now` is in milliseconds since 1970. */
interface WriteContext {
  readonly executor: Executor;
  readonly shard: ServiceShard;
  readonly tables: Tables;
  readonly realm: Realm;
  readonly now: number;
}

async function freeUserName({ executor, tables: { users }, realm }: WriteContext, { firstName, lastName }: PersonStep): Promise<string> {
  const baseName = `${slugify(firstName)}.${slugify(lastName)}`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? baseName : `${baseName}${number}`;
    const [taken] = await executor
      .select({ uid: users.uid })
      .from(users)
      .where(and(eq(users.realm, realm), eq(users.userNameComparisonKey, comparisonKey(name)), isNull(users.deletedAt)))
      .limit(1);
    if (!taken) return name;
  }
}

async function linkToRegister(
  { executor, tables: { registerLinks }, realm }: WriteContext,
  externalId: string,
  userUid: string,
): Promise<void> {
  await executor.delete(registerLinks).where(eq(registerLinks.userUid, userUid));
  await executor
    .insert(registerLinks)
    .values({ realm, externalId, userUid })
    .onConflictDoUpdate({ target: [registerLinks.realm, registerLinks.externalId], set: { userUid } });
}

async function add(context: WriteContext, id: number, person: PersonStep): Promise<string> {
  const uid = await addUser(context.executor, context.tables, {
    ...emptyUser,
    realm: context.realm,
    id,
    userName: await freeUserName(context, person),
    firstName: person.firstName,
    lastName: person.lastName,
    identifiers: person.address ? [{ type: 'eppn' satisfies IdentifierType, value: person.address }] : [],
    roles: person.roles,
    groupUids: [...person.groups.keys()],
  });
  await linkToRegister(context, person.externalId, uid);
  return uid;
}

async function rename(
  { executor, tables: { users }, realm }: WriteContext,
  uid: string,
  { firstName, lastName }: PersonStep,
): Promise<void> {
  const [row] = await executor.select().from(users).where(eq(users.uid, uid));
  if (!row) throw new Error(`The user ${uid} is gone.`);
  const name = `${firstName} ${lastName}`.trim();
  await executor
    .update(users)
    .set({ firstName, lastName, name, ...userSearchColumns(realm, { ...row, name }) })
    .where(eq(users.uid, uid));
}

async function setRoles(
  { executor, tables, realm, now }: WriteContext,
  uid: string,
  before: PersonStep['roles'],
  after: PersonStep['roles'],
): Promise<void> {
  const { associations } = tables;
  if (losesRights(before, after)) await endSignIns(executor, tables, [uid], now);
  const gone = [...before.keys()].filter((schoolUid) => !after.has(schoolUid));
  const set = [...after].filter(([schoolUid, role]) => before.get(schoolUid) !== role);
  if (gone.length > 0) await executor.delete(associations).where(and(eq(associations.userUid, uid), inArray(associations.schoolUid, gone)));
  if (set.length === 0) return;
  const first = await allocateIds(executor, tables, realm, 'association', set.length);
  for (const [index, [schoolUid, role]] of set.entries())
    await executor
      .insert(associations)
      .values({ userUid: uid, schoolUid, role, realm, id: first + index })
      .onConflictDoUpdate({ target: [associations.userUid, associations.schoolUid], set: { role } });
}

async function setGroups(
  { executor, tables, realm }: WriteContext,
  uid: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Promise<void> {
  const { memberships } = tables;
  const gone = [...before].filter((groupUid) => !after.has(groupUid));
  const fresh = [...after].filter((groupUid) => !before.has(groupUid));
  if (gone.length > 0) await executor.delete(memberships).where(and(eq(memberships.userUid, uid), inArray(memberships.groupUid, gone)));
  if (fresh.length === 0) return;
  const first = await allocateIds(executor, tables, realm, 'membership', fresh.length);
  await executor.insert(memberships).values(fresh.map((groupUid, index) => ({ userUid: uid, groupUid, realm, id: first + index })));
}

/** Adds, changes and removes people as planned; returns their steps with the uids of new users. */
export async function writePeople(context: WriteContext, people: readonly PersonStep[]): Promise<Step[]> {
  const { executor, tables, realm, now } = context;
  const fresh = people.filter(({ user }) => user === undefined).length;
  let id = fresh > 0 ? await allocateIds(executor, tables, realm, 'user', fresh) : 0;
  const steps: Step[] = [];
  const updated: string[] = [];
  for (const person of people) {
    const { step, user, roles, groups, externalId } = person;
    if (user === undefined) {
      steps.push({ ...step, uid: await add(context, id, person) });
      id += 1;
    } else if (step.action === 'delete') {
      const removed = await removeUser(executor, context.shard, { ...user, realm }, now);
      await executor.delete(tables.registerLinks).where(eq(tables.registerLinks.userUid, user.uid));
      steps.push(...removed.map(({ deletion }) => ({ ...step, ...(deletion && { deletion }) })));
    } else {
      if (user.linkedTo === undefined) await linkToRegister(context, externalId, user.uid);
      if (step.changes.some(({ field }) => field === 'name')) await rename(context, user.uid, person);
      await setRoles(context, user.uid, user.roles, roles);
      await setGroups(context, user.uid, user.groupUids, new Set(groups.keys()));
      updated.push(user.uid);
      steps.push(step);
    }
  }
  await refreshDenormalizedMemberships(executor, tables, realm, updated);
  await endUncoveredGrants(executor, tables, realm);
  return steps;
}
