import { type CallOverrides, type Creation, type Suite, scenario } from '../core/suite.ts';

const period = { type: 'polylino-school', startDate: '2025-08-15', endDate: '2026-06-30' };

/** Returns a property of the body of a call. */
const sent = ({ body }: CallOverrides, name: string): unknown => Reflect.get(Object(body), name);

const filtered = (filters: Readonly<Record<string, unknown>>): CallOverrides => ({ query: { filters: JSON.stringify(filters) } });

/** Periods of a user or a school unit. */
const periodsOf = (list: string, owner: 'userUid' | 'schoolUid', deletion: string): Creation => ({
  id: (answer) => answer.text('/legacyId'),
  list,
  within: (given) => filtered({ [owner]: sent(given, owner) }),
  key: '/legacyId',
  says: (given) => Object.fromEntries(['startDate', 'endDate', 'type', owner].map((name) => [`/${name}`, sent(given, name)])),
  second: {
    given: (given) => ({ ...given, body: { ...Object(given.body), endDate: '2027-06-28' } }),
    remove: (id, given) => ({ operation: deletion, path: { id, id2: String(sent(given, owner)) } }),
  },
});

/** Customer management of one shard. School units cannot be deleted: created ones stay, detached. */
export const customerManagementSuite: Suite = {
  service: 'customer-management',
  requirements: {
    roles: {
      superuser: 'may do everything in the realm',
      teacher: 'makes the login cards of their groups, and may do nothing else here',
      student: 'may do nothing here',
    },
    reads: { organisationUid: 'an organisation, below which a school unit is made' },
    changes: {
      userUid:
        'a user whose schools, groups and subscription periods are changed and changed back; the first school has a group more for a while',
      pupilUid: 'a student of a school with QR login, who gets login cards; the last one is void again',
      expendableUserUid: 'a user who is deleted and restored',
      schoolUid: 'a school of that organisation, which gets a subscription period for a while',
      otherSchoolUid: 'another school, to which the user belongs for a while',
      org: 'an organisation whose sync settings are written, with the values that they have',
    },
  },
  caller: 'superuser',
  takesNewIds: ['printLoginCards'],
  creates: {
    createSchoolUnit: {
      id: (answer) => answer.text('/uid'),
      list: 'listSchoolUnits',
      within: (given) => filtered({ parent: sent(given, 'parent') }),
      key: '/uid',
      says: (given) => ({ '/name': sent(given, 'name'), '/type': sent(given, 'type') }),
      bare: ['/identifiers'],
    },
    createGroup: {
      id: (answer) => answer.text('/uid'),
      list: 'listGroups',
      within: (given) => filtered({ schoolUid: sent(given, 'schoolUid') }),
      key: '/uid',
      says: (given) => ({ '/name': sent(given, 'name'), '/schoolUid': sent(given, 'schoolUid') }),
      bare: ['/userCount'],
      second: {
        given: (given, unique) => ({ ...given, body: { ...Object(given.body), name: unique('Conformance') } }),
        remove: (id) => ({ operation: 'deleteGroup', path: { id } }),
      },
    },
    createUserSubscriptionPeriod: periodsOf('listUserSubscriptionPeriods', 'userUid', 'deleteUserSubscriptionPeriod'),
    createSchoolUnitSubscriptionPeriod: periodsOf('listSchoolUnitSubscriptionPeriods', 'schoolUid', 'deleteSchoolUnitSubscriptionPeriod'),
    issueLoginCards: {
      id: (answer) => answer.text('/data/0/uid'),
      list: 'listLoginCards',
      within: (given) => filtered({ userUid: [sent(given, 'userUids')].flat()[0] }),
      key: '/card/uid',
      says: (given) => ({ '/userUid': [sent(given, 'userUids')].flat()[0] }),
      replaces: true,
    },
  },
  scenarios: [
    scenario('lists are read', async ({ call }) => {
      for (const list of ['listUsers', 'listSchoolUnits', 'listGroups', 'listUserGroups', 'listUserSchoolUnits']) await call(list);
      for (const list of ['listUserSubscriptionPeriods', 'listSchoolUnitSubscriptionPeriods', 'listSubscriptionTypes']) await call(list);
      await call('downloadSchoolUnits');
    }),
    scenario('what was done is read', async ({ call }) => {
      await call('listAuditLogs');
    }),
    scenario('a user is read with what belongs to them', async ({ call, fixture, holds }) => {
      const uid = fixture('userUid');
      const user = await call('getUser', { path: { uid } });
      holds(user.at('/uid') === uid, 'answer body /uid', 'is not the user that was asked for');
      await call('listUserAuditLogs', { path: { uid } });
      await call('listUserSchoolSubscriptions', { path: { userUid: uid } });
      const data = await call('exportUserData', { path: { uid } });
      holds(data.at('/uid') === uid, 'answer body /uid', 'is not the user that was asked for');
      const logs = await call('listUserAuditLogs', { path: { uid } });
      holds(logs.at('/data/0/action') === 'exportUserData', 'answer body /data/0/action', 'must record the export');
    }),
    scenario('a school unit is made, moved, named and detached', async ({ call, create, fixture, holds, undo, unique }) => {
      const body = { name: unique('Conformance'), type: 'school', parent: fixture('organisationUid') };
      const id = await create('createSchoolUnit', { body });
      undo(() => call('updateSchoolUnit', { path: { id }, body: { parent: null } }));
      await call('updateSchoolUnit', { path: { id }, body: { parent: null } });
      const code = String(Math.floor(10_000_000 + Math.random() * 89_999_999));
      await call('addSchoolUnitIdentifiers', { path: { id }, body: { identifiers: [{ type: 'schoolUnitCode', value: code }] } });
      const unit = await call('getSchoolUnit', { path: { id } });
      holds(unit.lists('/identifiers', 'value', code), 'answer body /identifiers', 'must hold the identifier that was added');
    }),
    scenario('a group is made, renamed, has a member and is deleted', async ({ call, create, fixture, undo, unique }) => {
      const userUid = fixture('userUid');
      const schoolUid = (await call('getUser', { path: { uid: userUid } })).text('/schoolAssociations/0/schoolUid');
      const body = { schoolUid, name: unique('Conformance'), type: 'class' };
      const id = await create('createGroup', { body });
      undo(() => call('deleteGroup', { path: { id } }));
      await call('updateGroup', { path: { id }, body: { name: unique('Renamed') } });
      await call('getGroup', { path: { id } });
      await call('addUserToGroup', { path: { uid: userUid, groupId: id } });
      await call('removeUserFromGroup', { path: { uid: userUid, groupId: id } });
      await call('deleteGroup', { path: { id } });
    }),
    scenario('a user is associated with schools', async ({ call, fixture, undo }) => {
      const uid = fixture('userUid');
      const before = (await call('getUser', { path: { uid } })).list('/schoolAssociations');
      const schoolAssociations = before.map((one) => ({
        schoolUid: Reflect.get(Object(one), 'schoolUid'),
        role: Reflect.get(Object(one), 'role'),
        addToSubSchools: false,
      }));
      undo(() => call('replaceUserSchoolUnits', { path: { uid }, body: { schoolAssociations } }));
      const path = { userUid: uid, schoolUid: fixture('otherSchoolUid') };
      await call('setUserSchoolUnit', { path, body: { role: Reflect.get(Object(before[0]), 'role') } });
      await call('removeUserSchoolUnit', { path });
      await call('replaceUserSchoolUnits', { path: { uid }, body: { schoolAssociations } });
    }),
    scenario('subscription periods of a user', async ({ call, create, fixture, undo }) => {
      const userUid = fixture('userUid');
      const id = await create('createUserSubscriptionPeriod', { body: { userUid, ...period } });
      const path = { id, id2: userUid };
      undo(() => call('deleteUserSubscriptionPeriod', { path }));
      await call('createUserSubscriptionPeriod', { body: { userUid, ...period }, status: 409 });
      const other = await create('createUserSubscriptionPeriod', { body: { userUid, ...period, endDate: '2027-06-29' } });
      const otherPath = { id: other, id2: userUid };
      undo(() => call('deleteUserSubscriptionPeriod', { path: otherPath }));
      await call('updateUserSubscriptionPeriod', { path: { id: other }, body: period, status: 409 });
      await call('deleteUserSubscriptionPeriod', { path: otherPath });
      await call('updateUserSubscriptionPeriod', { path: { id }, body: { ...period, endDate: '2027-06-30' } });
      await call('deleteUserSubscriptionPeriod', { path });
    }),
    scenario('subscription periods of a school unit', async ({ call, create, fixture, undo }) => {
      const schoolUid = fixture('schoolUid');
      const id = await create('createSchoolUnitSubscriptionPeriod', { body: { schoolUid, ...period } });
      const path = { id, id2: schoolUid };
      undo(() => call('deleteSchoolUnitSubscriptionPeriod', { path }));
      await call('createSchoolUnitSubscriptionPeriod', { body: { schoolUid, ...period }, status: 409 });
      const other = await create('createSchoolUnitSubscriptionPeriod', { body: { schoolUid, ...period, endDate: '2027-06-29' } });
      const otherPath = { id: other, id2: schoolUid };
      undo(() => call('deleteSchoolUnitSubscriptionPeriod', { path: otherPath }));
      await call('updateSchoolUnitSubscriptionPeriod', { path: { id: other }, body: period, status: 409 });
      await call('deleteSchoolUnitSubscriptionPeriod', { path: otherPath });
      await call('updateSchoolUnitSubscriptionPeriod', { path: { id }, body: { ...period, endDate: '2027-06-30' } });
      await call('deleteSchoolUnitSubscriptionPeriod', { path });
    }),
    scenario('the settings of a sync are read, set and put back', async ({ call, undo }) => {
      const settings = (await call('getSyncSettings')).at();
      const { active } = Object(settings);
      undo(() => call('setSyncSetting', { path: { key: 'active' }, body: { value: active } }));
      await call('setSyncSetting', { path: { key: 'active' }, body: { value: active } });
      const { dryRun, type, organizationMap } = Object(settings);
      await call('replaceSyncSettings', { body: { config: { active, dryRun, type, organizationMap } } });
    }),
    scenario('a login card is issued, printed, issued anew and made void', async ({ call, create, fixture, holds, uuid }) => {
      const filters = JSON.stringify({ userUid: fixture('pupilUid') });
      const userUids = [fixture('pupilUid')];
      await call('issueLoginCards', { body: { userUids } });
      const path = { printUid: uuid() };
      const body = { subject: { kind: 'user', uid: fixture('pupilUid') }, method: 'qr', userUids };
      const code = (await call('printLoginCards', { path, body })).text('/data/0/code');
      const again = (await call('printLoginCards', { path, body })).text('/data/0/code');
      holds(code === again, 'answer body /data/0/code', 'must be the same at a repetition');
      await call('printLoginCards', { path, body: { ...body, method: 'pwd' }, status: 409 });
      await call('printLoginCards', {
        path: { printUid: uuid() },
        body: { ...body, subject: { kind: 'group', uid: 'certainly-no-group' } },
        status: 404,
      });
      const prints = await call('listLoginCardPrints', { query: { filters: JSON.stringify({ subject: fixture('pupilUid') }) } });
      holds(prints.lists('/data', 'uid', path.printUid), 'answer body /data', 'must hold the print');
      const cardUid = await create('issueLoginCards', { body: { userUids } });
      const held = await call('listLoginCards', { query: { filters } });
      holds(held.at('/data/0/card/uid') === cardUid, 'answer body /data/0/card', 'must be the newest card');
      await call('voidLoginCard', { path: { cardUid } });
      await call('voidLoginCard', { path: { cardUid }, status: 404 });
    }),
    scenario('a user who was deleted is restored with the same school units', async ({ call, fixture, holds }) => {
      const path = { uid: fixture('expendableUserUid') };
      // A run that was killed has left the user deleted.
      await call('restoreUser', { path, status: [204, 404] });
      await call('restoreUser', { path, status: 404 });
      const before = (await call('getUser', { path })).list('/schoolAssociations');
      await call('deleteUser', { path });
      await call('restoreUser', { path });
      const after = (await call('getUser', { path })).list('/schoolAssociations');
      holds(JSON.stringify(after) === JSON.stringify(before), 'answer body /schoolAssociations', 'must be those of before the deletion');
      const headers = { 'If-Match': '"the ETag of another set"' };
      const schoolAssociations = [{ schoolUid: fixture('otherSchoolUid'), role: Reflect.get(Object(before[0]), 'role') }];
      await call('replaceUserSchoolUnits', { path, headers, body: { schoolAssociations }, status: 412 });
      const unit = { id: fixture('schoolUid') };
      const name = (await call('getSchoolUnit', { path: unit })).text('/name');
      await call('updateSchoolUnit', { path: unit, headers, body: { name }, status: 412 });
    }),
    scenario('a user is deleted', async ({ call, fixture, undo }) => {
      const uid = fixture('expendableUserUid');
      undo(() => call('restoreUser', { path: { uid } }));
      await call('deleteUser', { path: { uid } });
    }),
  ],
};
