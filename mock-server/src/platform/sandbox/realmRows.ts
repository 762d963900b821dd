import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { demoPasswordHash } from '../access/demoPassword.ts';
import { type Realm, realms } from '../database/realms.ts';
import type { RealmRows, Row } from '../database/seed/rows.ts';
import { seed } from '../database/seed/version.ts';
import { makePayments } from '../domains/billing/seed/payments.ts';
import { makeSchoolUnitPeriods, makeSubscriptionTypes, makeUserPeriods } from '../domains/billing/seed/subscriptions.ts';
import { userRow } from '../domains/directory/rows/userRow.ts';
import { makeDemoAccounts } from '../domains/directory/seed/demoAccounts.ts';
import { makeGroups } from '../domains/directory/seed/groups.ts';
import { makeAuditLogs, makeSyncSettings, makeSyncs } from '../domains/directory/seed/history.ts';
import { fakerOf } from '../domains/directory/seed/names.ts';
import { makeConsumers, makeEmployees, makeGuardians, makePupils, PersonMaker } from '../domains/directory/seed/people.ts';
import { makeSchoolUnits } from '../domains/directory/seed/schoolUnits.ts';
import { makeSubmissions } from '../domains/learning/seed/submissions.ts';
import { makeShelves } from '../domains/library/seed/shelves.ts';
import { makeRegister } from '../domains/sync/seed/register.ts';

function makeCredentials(realm: Realm, users: readonly Row<'users'>[]): Row<'credentials'>[] {
  return users.map(({ uid, userName }) => ({ realm, nameKey: comparisonKey(userName), userUid: uid, passwordHash: demoPasswordHash }));
}

/** Creates all rows of a new realm, the tables in the order in which they are written; the result is the same at every call. */
export async function makeRealmRows(realm: Realm): Promise<RealmRows> {
  const faker = await fakerOf(realm, seed + realms.indexOf(realm));
  const schoolUnits = makeSchoolUnits(realm, faker);
  const groups = makeGroups(realm, schoolUnits);
  const places = { schoolUnits, groups };
  const maker = new PersonMaker(realm, faker);
  const demo = makeDemoAccounts(maker, realm, places);
  const employees = makeEmployees(maker, places);
  const pupils = makePupils(maker, places);
  const people = [...demo, ...employees, ...pupils, ...makeConsumers(maker, realm), ...makeGuardians(maker, pupils)];
  const unitOf = new Map(schoolUnits.map((unit) => [unit.uid, unit]));
  const pairs = people.map((person) => {
    const { associations: belongsTo, ...record } = person;
    const schools = belongsTo.map(({ schoolUid, role }) => ({
      schoolUid,
      role,
      schoolName: unitOf.get(schoolUid)?.name ?? '',
      schoolNameKey: unitOf.get(schoolUid)?.nameKey ?? '',
    }));
    return { person, row: userRow({ ...record, schools }) };
  });
  const users = pairs.map(({ row }) => row);
  const associations = pairs
    .flatMap(({ person, row }) => person.associations.map((association) => ({ ...association, userUid: row.uid, realm })))
    .map((association, index) => ({ ...association, id: index + 1 }));
  const memberships = pairs
    .flatMap(({ person, row }) => person.groupUids.map((groupUid) => ({ userUid: row.uid, groupUid, realm })))
    .map((membership, index) => ({ ...membership, id: index + 1 }));
  const userPeriods = makeUserPeriods(
    realm,
    pairs.map(({ person, row }) => ({ uid: row.uid, person })),
  );
  const schoolUnitPeriods = makeSchoolUnitPeriods(realm, schoolUnits);
  const auditLogs = makeAuditLogs(realm, users, associations, memberships);
  const syncSettings = makeSyncSettings(realm, schoolUnits);
  const register = makeRegister({
    realm,
    faker: await fakerOf(realm, seed + 1000 + realms.indexOf(realm)),
    settings: syncSettings,
    schoolUnits,
    groups,
    users,
    associations,
    memberships,
  });
  const counted = {
    user: users,
    schoolUnit: schoolUnits,
    group: groups,
    association: associations,
    membership: memberships,
    userPeriod: userPeriods,
    schoolUnitPeriod: schoolUnitPeriods,
    auditLog: auditLogs,
    syncJob: [],
    loginCard: [],
    loginCardPrint: [],
  };
  return {
    schoolUnits,
    groups,
    users,
    credentials: makeCredentials(realm, users),
    associations,
    memberships,
    subscriptionTypes: makeSubscriptionTypes(realm),
    userPeriods,
    schoolUnitPeriods,
    syncSettings,
    ...register,
    syncs: makeSyncs(syncSettings),
    syncJobs: [],
    syncLogs: [],
    auditLogs,
    loginCards: [],
    loginCardPrints: [],
    removedUsers: [],
    submissions: makeSubmissions(realm, users, memberships),
    events: [],
    ...makeShelves(realm, users, associations),
    ...makePayments(realm, users),
    bookmarks: [],
    lastmarks: [],
    annotations: [],
    readLogs: [],
    counters: Object.entries(counted).map(([kind, rows]) => ({ realm, kind, last: rows.length })),
  };
}
