import { comparisonKey } from '@realmkit/openapi/comparison-key';
import { userRow } from '../database/directory/userRow.ts';
import { type Realm, realms } from '../database/realms.ts';
import { demoPasswordHash, makeDemoAccounts } from './demoAccounts.ts';
import { makeGroups } from './groups.ts';
import { makeAuditLogs, makeSyncSettings, makeSyncs } from './history.ts';
import { fakerOf } from './names.ts';
import { makePayments } from './payments.ts';
import { makeConsumers, makeEmployees, makeGuardians, makePupils, PersonMaker } from './people.ts';
import { makeRegister } from './register.ts';
import type { RealmRows, Row } from './rows.ts';
import { makeSchoolUnits } from './schoolUnits.ts';
import { makeShelves } from './shelves.ts';
import { makeSubmissions } from './submissions.ts';
import { makeSchoolUnitPeriods, makeSubscriptionTypes, makeUserPeriods } from './subscriptions.ts';
import { seed } from './version.ts';

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
