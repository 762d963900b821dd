import { describe, expect, test } from 'vitest';
import type { PanelDataProvider } from '../../../dataProvider/usePanelDataProvider.ts';
import { fakeProvider } from '../../../testing/fakeProvider.ts';
import { type MembershipWrite, managedMembership, memberOf, schoolMembership } from './membership.ts';

/** Runs a write as the hook of its verb does. */
const run = (provider: PanelDataProvider, write: MembershipWrite): Promise<unknown> => {
  switch (write.verb) {
    case 'changeSet':
      return provider.changeSet(write.resource, write.params);
    case 'update':
      return provider.update(write.resource, write.params);
    case 'create':
      return provider.create(write.resource, write.params);
    case 'delete':
      return provider.delete(write.resource, write.params);
  }
};

describe('members of a group of the legacy service', () => {
  test('a member is removed from a legacy group by the PATCH of the group', async () => {
    const { provider, requests } = await fakeProvider();
    await run(provider, schoolMembership(4, 2).remove('5'));
    expect(requests[0]).toBe('PATCH /v1/groups/4 {"data":{"removeUsers":[5]}}');
  });

  test('a member is added to a legacy group and stays in their other groups', async () => {
    const groups = [{ id: 3, organization_id: 2, name: 'Klass 2A', type: 'class', selectable: true, removable: true }];
    const { provider, requests } = await fakeProvider((path) => (path.startsWith('/v2') ? Response.json({ values: groups }) : undefined));
    await run(provider, schoolMembership(4, 2).add('5'));
    expect(requests).toEqual(['GET /v2/users/5/groups', 'PUT /v1/users/5/groups {"data":[3,4]}']);
  });

  test('the people of a legacy group cannot be searched while its organisation is not known', () => {
    expect(schoolMembership(4, undefined).people.filter).toBeUndefined();
  });
});

test('a member of a customer-management group is removed and added by inverse calls', async () => {
  const { provider, requests } = await fakeProvider();
  const membership = managedMembership({ uid: 'se-group-1', schoolUid: 'se-school-2' });
  await run(provider, membership.remove('se-user-5'));
  await run(provider, membership.add('se-user-5'));
  expect(requests).toEqual(['DELETE /users/se-user-5/groups/se-group-1', 'PUT /users/se-user-5/groups/se-group-1']);
});

test('a member has the uid of the user whichever list of customer-management has the row', () => {
  const [uid, name, userName] = ['se-user-5', 'Maja Holm', 'maja.holm'];
  const link = {
    id: 'se-user-5/se-group-1',
    userUid: uid,
    groupUid: 'se-group-1',
    groupName: 'Klass 2B',
    schoolUid: 'se-school-2',
    name,
    userName,
  };
  expect(memberOf(link)).toEqual({ key: uid, name, userName });
});
