import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';
import { users } from '../testing/school.ts';

const list = '/controlpanel/beta/manage?tab=users';
const writes = (requests: readonly string[]) => requests.filter((request) => !request.startsWith('GET'));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
};

beforeEach(() => localStorage.clear());

describe('bulk actions', () => {
  test('several users are deleted after a confirmation, and the one that fails is reported with its reason and can be retried', async () => {
    let refused = false;
    const { customers } = await openPanel(
      list,
      {},
      {
        instead: ({ method, url }) => {
          if (method !== 'DELETE' || !url.endsWith('/se-user-11') || refused) return undefined;
          refused = true;
          return Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
        },
      },
    );
    await choose('Tyra Wall', 'Olle Frisk', 'Ines Falk');
    expect(await screen.findByText('3 selected')).toBeVisible();
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 3 people?' });
    expect(within(question).getByText(/within 30 days/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    const report = await screen.findByRole('alertdialog', { name: 'Not everything worked' });
    expect(within(report).getByText('Done: 2. Not done: 1.')).toBeVisible();
    expect(within(report).getByRole('listitem').textContent).toMatch(/Olle Frisk \(olle.frisk\).*You are not allowed/);
    await press('Try again: Olle Frisk (olle.frisk)');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Olle Frisk' })).toBeNull());
    expect(writes(customers.requests).toSorted()).toEqual([
      'DELETE /users/se-user-10',
      'DELETE /users/se-user-11',
      'DELETE /users/se-user-11',
      'DELETE /users/se-user-12',
    ]);
  });

  test('a bulk deletion leaves out the user’s own account and gives the reason', async () => {
    await openPanel(list, {}, { users: users.map((user) => ({ ...user, removable: user.uid !== 'se-user-12' })) });
    await choose('Tyra Wall');
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 1 person?' });
    expect(within(question).getByText(/Tyra Wall \(tyra.wall\) is left out: This is your own account/)).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  test('all rows are selected together, and the selection is cleared on another page', async () => {
    await openPanel(list);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows on this page' }));
    expect(await screen.findByText('10 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(screen.queryByText('10 selected')).toBeNull());
  });

  test('several pupils are added to a group and stay in their other groups', async () => {
    const teacher = {
      superuser: false,
      organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'employee' as const, active: true }],
    };
    const { panel } = await openPanel('/controlpanel/students?organization=2', teacher);
    await choose('Alva Berg', 'Elis Ek');
    await press('Put into a group');
    const question = await screen.findByRole('alertdialog', { name: 'Put 2 people into a group?' });
    await within(question).findByRole('option', { name: 'Klass 3A' });
    await userEvent.selectOptions(within(question).getByRole('combobox'), 'Klass 3A');
    await userEvent.click(within(question).getByRole('button', { name: 'Put into a group' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes(panel.requests).toSorted()).toEqual(['PUT /v1/users/3/groups {"data":[1,2]}', 'PUT /v1/users/4/groups {"data":[1,2]}']);
  });
});

describe('list preferences', () => {
  test('a list view is saved under a name without the search string', async () => {
    await openPanel(`${list}&filters=%7B"role"%3A"employee"%7D&sortBy=name&sortDesc=false&searchString=astrid`);
    await screen.findByRole('link', { name: 'Astrid Lindqvist' });
    await press('Views');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the present view' }), 'Staff');
    await press('Save the view');
    expect(JSON.stringify({ ...localStorage })).not.toContain('astrid');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Pupil');
    await press('Views');
    await press('Show the view Staff');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('employee'));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  test('the chosen columns are stored for the next visit', async () => {
    await openPanel(list);
    await screen.findByRole('columnheader', { name: 'User name' });
    await press('Columns');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'User name' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'User name', hidden: true })).toBeNull());
    expect(JSON.stringify({ ...localStorage })).toContain('userName');
  });

  test('groups can be grouped under the name of their school unit', async () => {
    await openPanel('/controlpanel/beta/manage?tab=groups');
    await screen.findByRole('link', { name: 'Klass 2B' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Organisation');
    await waitFor(() => expect(screen.getAllByRole('columnheader').some((head) => head.textContent === 'se-school-2')).toBe(true));
  });
});

test('a list is exported in full, and each export is logged', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:';
  };
  URL.revokeObjectURL = () => {};
  const { shell } = await openPanel(`${list}&filters=%7B"role"%3A"employee"%7D`);
  await screen.findByRole('link', { name: 'Astrid Lindqvist' });
  await press('Export');
  const question = await screen.findByRole('alertdialog', { name: 'Export the list' });
  await userEvent.selectOptions(within(question).getByRole('combobox'), 'csv');
  await userEvent.click(within(question).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    'Name,User name,Email,Organisations,Number',
    'Astrid Lindqvist,astrid.lindqvist,astrid.lindqvist@skola.example.se,"Björkskolan (Staff); Förskolan Humlan (Staff)",1',
    '',
  ]);
  expect(shell.recorded).toContainEqual(expect.objectContaining({ name: 'listExported', path: '/controlpanel/beta/manage' }));
});
