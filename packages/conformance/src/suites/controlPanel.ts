import { type CallOverrides, type Suite, scenario } from '../core/suite.ts';

const idIn = (location: string | undefined): string | undefined => location?.split('/').at(-1);

/** Returns the values of a body. */
const dataOf = ({ body }: CallOverrides): Readonly<Record<string, unknown>> => Object(Reflect.get(Object(body), 'data'));

const renamed = (given: CallOverrides, name: string, value: string): CallOverrides => ({
  ...given,
  body: { data: { ...dataOf(given), [name]: value } },
});

/** The legacy control panel; `organizationId` is the number of a school, in which everything else is created and deleted. */
export const controlPanelSuite: Suite = {
  service: 'control-panel',
  requirements: {
    roles: { superuser: 'asks where no other is named', student: 'may see the own profile only', guardian: 'may see the own profile only' },
    reads: {
      organizationId: 'the number of a school, in which a group and a student are made',
      takenUserName: 'a user name that somebody has',
    },
    changes: { mailedEmployeeId: 'the number of an employee with a confirmed email address, who gets a link for a new password' },
  },
  caller: 'superuser',
  creates: {
    createLegacyGroup: {
      id: (answer) => idIn(answer.header('location')),
      list: 'listOrganizationGroups',
      within: (given) => ({ path: { id: String(dataOf(given).organization_id) } }),
      key: '/id',
      says: (given) => ({ '/attributes/name/value': dataOf(given).name }),
      bare: ['/student_count'],
      second: {
        given: (given, unique) => renamed(given, 'name', unique('Conformance')),
        remove: (groupId) => ({ operation: 'deleteLegacyGroup', path: { groupId } }),
      },
    },
    createPerson: {
      id: (answer) => idIn(answer.header('location')),
      list: 'listOrganizationStudents',
      within: (given) => ({ path: { id: String([dataOf(given).organizations].flat().map((one) => Reflect.get(Object(one), 'id'))[0]) } }),
      key: '/id',
      says: (given) => ({ '/attributes/username/value': dataOf(given).username }),
      second: {
        given: (given, unique) => renamed(given, 'username', unique('conformance')),
        remove: (userId) => ({ operation: 'deletePerson', path: { type: 'students', userId } }),
      },
    },
  },
  scenarios: [
    scenario('the profile of whoever asks', async ({ call }) => {
      await call('getProfile');
      await call('getProfile', { as: 'student' });
    }),
    scenario('organisations and who belongs to them', async ({ call, fixture }) => {
      const path = { id: fixture('organizationId') };
      await call('listOrganizations');
      await call('getOrganization', { path });
      for (const list of ['Students', 'Guardians', 'Employees', 'Users', 'Groups']) await call(`listOrganization${list}`, { path });
    }),
    scenario('a group is made, renamed and deleted', async ({ call, create, fixture, holds, undo, unique }) => {
      const data = { name: unique('Conformance'), organization_id: Number(fixture('organizationId')) };
      const groupId = await create('createLegacyGroup', { body: { data } });
      undo(() => call('deleteLegacyGroup', { path: { groupId } }));
      const name = unique('Renamed');
      await call('updateLegacyGroup', { path: { groupId }, body: { data: { name } } });
      const group = await call('getLegacyGroup', { path: { groupId } });
      holds(JSON.stringify(group.at()).includes(name), 'answer body /data/name', 'is not the new name');
      await call('listGroupUsers', { path: { groupId } });
      await call('deleteLegacyGroup', { path: { groupId } });
      await call('getLegacyGroup', { path: { groupId }, status: 404 });
    }),
    scenario('a student is made, changed, put into groups and deleted', async ({ call, create, fixture, holds, undo, unique }) => {
      const organizationId = fixture('organizationId');
      const type = { apiVersion: 'v1', type: 'students' };
      await call('getTemplate', { path: type });
      const username = unique('conformance');
      const data = { username, name: 'Conformance Test', organizations: [{ id: Number(organizationId) }], password: 'a-long-sentence' };
      const userId = await create('createPerson', { path: type, body: { data } });
      undo(() => call('deletePerson', { path: { type: 'students', userId } }));
      await call('createPerson', { path: type, body: { data }, status: 409 });
      await call('getPerson', { path: { ...type, userId } });
      await call('updatePerson', { path: { ...type, userId }, body: { data: { name: 'Conformance Again' } } });
      await call('updatePerson', { path: { ...type, userId }, body: { data: { username: fixture('takenUserName') } }, status: 409 });
      await call('sendPasswordReset', { path: { type: 'students', userId }, status: 403 });
      await call('sendPasswordReset', { path: { type: 'employees', userId: fixture('mailedEmployeeId') } });
      await call('listGroupsOfPerson', { path: { userId } });
      await call('listGroupOptions', { path: { userId, organizationId } });
      await call('setUserGroups', { path: { userId }, body: { data: [] } });
      await call('deletePerson', { path: { type: 'students', userId } });
      await call('sendPasswordReset', { path: { type: 'students', userId }, status: 404 });
      const gone = await call('getPerson', { path: { ...type, userId }, status: 404 });
      holds(gone.at('/name') === 'not_found', 'answer body /name', 'must be not_found');
    }),
    scenario(
      'a student who was deleted is restored with their groups, unless the user name is taken',
      async ({ call, create, fixture, holds, undo, unique }) => {
        const organization = Number(fixture('organizationId'));
        const type = { apiVersion: 'v1', type: 'students' };
        const data = { username: unique('conformance'), name: 'Conformance Test', organizations: [{ id: organization }] };
        const userId = await create('createPerson', { path: type, body: { data } });
        const path = { type: 'students', userId };
        undo(() => call('deletePerson', { path }));
        await call('restorePerson', { path, status: 404 });
        const group = { name: unique('Conformance'), organization_id: organization };
        const groupId = await create('createLegacyGroup', { body: { data: group } });
        undo(() => call('deleteLegacyGroup', { path: { groupId } }));
        const read = (await call('listGroupsOfPerson', { path: { userId } })).header('etag') ?? '';
        const groups = { path: { userId }, headers: { 'If-Match': read } };
        await call('setUserGroups', { ...groups, body: { data: [Number(groupId)] } });
        await call('setUserGroups', { ...groups, body: { data: [] }, status: 412 });
        await call('deletePerson', { path });
        const other = await create('createPerson', { path: type, body: { data } });
        const otherPath = { type: 'students', userId: other };
        undo(() => call('deletePerson', { path: otherPath }));
        await call('restorePerson', { path, status: 409 });
        await call('deletePerson', { path: otherPath });
        await call('restorePerson', { path });
        await call('getPerson', { path: { ...type, userId } });
        const restored = await call('listGroupsOfPerson', { path: { userId } });
        holds(restored.lists('/values', 'id', Number(groupId)), 'answer body /values', 'must hold the group of before the deletion');
        await call('deletePerson', { path });
        await call('deleteLegacyGroup', { path: { groupId } });
      },
    ),
  ],
};
