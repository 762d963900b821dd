import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPanel } from '../../../testing/openPanel.tsx';

const teacher = {
  superuser: false,
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'employee' as const, active: true }],
};
const kinds = [
  {
    kind: 'a school',
    visitor: teacher,
    path: '/controlpanel/groups/1',
    list: 'users',
    members: /^GET \/v1\/groups\/1\/users\?page=1&size=100&/,
  },
  {
    kind: 'the realm',
    visitor: {},
    path: '/controlpanel/beta/manage/groups/se-group-1',
    list: 'userGroups',
    members: /^GET \/userGroups\?page=1&size=100&/,
  },
] as const;

/** Opens a group; `listRequests` returns how often its members were requested. */
async function openGroup({ visitor, path, members }: (typeof kinds)[number]) {
  const { shell, customers, panel } = await openPanel(path, visitor);
  await screen.findByRole('button', { name: 'Take out Maja Holm' });
  return { shell, listRequests: () => [...customers.requests, ...panel.requests].filter((line) => members.test(line)).length };
}

/** Opens the list of groups, and then the same group again. */
async function returnToGroup() {
  await userEvent.click(screen.getAllByRole('link', { name: 'Groups' }).at(-1) ?? document.body);
  await userEvent.click(await screen.findByRole('link', { name: 'Klass 2B' }));
  await screen.findByRole('button', { name: 'Take out Maja Holm' });
}

describe('the members of a group', () => {
  test.each(kinds)('the members of a group of $kind are cached if the settings say so', async (group) => {
    const { shell, listRequests } = await openGroup(group);
    await returnToGroup();
    expect(listRequests()).toBe(1);
    shell.listSettings.change({ caches: { ...shell.listSettings.getSnapshot().caches, [group.list]: false } });
    await returnToGroup();
    await waitFor(() => expect(listRequests()).toBe(2));
  });

  test.each(kinds)('the members of a group of $kind are fetched again after one of them was taken out', async (group) => {
    const { listRequests } = await openGroup(group);
    await userEvent.click(screen.getByRole('button', { name: 'Take out Maja Holm' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(listRequests()).toBe(2);
  });
});
