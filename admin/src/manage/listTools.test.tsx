import type { User } from '@realmkit/openapi';
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

  test('all results are selected whose pages the service sends, although it hides some that it counts', async () => {
    const all = Array.from({ length: 27 }, (_, index) => ({ ...users[0], uid: `se-user-${index + 100}`, name: `Person ${index}` }));
    const hiding = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/users')) return undefined;
      const pages = searchParams.get('size') === '100' ? [all.slice(0, 15), all.slice(15)] : [all.slice(0, 10)];
      return Response.json({ data: pages[Number(searchParams.get('page')) - 1] ?? [], meta: { totalItems: 30 } });
    };
    const { customers } = await openPanel(list, {}, { instead: hiding });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows on this page' }));
    await press('Select all 30 results');
    expect(await screen.findByText('27 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all 30/ })).toBeNull();
    expect(customers.requests.filter((request) => request.includes('size=100'))).toHaveLength(3);
  });

  test('a bulk deletion leaves out the user’s own account and gives the reason', async () => {
    await openPanel(list, {}, { users: users.map((user) => ({ ...user, removable: user.uid !== 'se-user-12' })) });
    await choose('Tyra Wall');
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 1 person?' });
    expect(within(question).getByText(/Tyra Wall \(tyra.wall\) is left out: This is your own account/)).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Delete' })).toBeDisabled();
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

describe('selection over the pages of a list', () => {
  const box = (name: string) => screen.findByRole('checkbox', { name: `Choose ${name}` });
  const ofPage = () => screen.findByRole('checkbox', { name: 'Choose all rows on this page' });
  const bar = () => screen.findByRole('region', { name: 'Selected rows' });
  const forbidden = () => Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 });
  /** More pupils than a page of the service; the newest is the last. */
  const pupils: readonly User[] = Array.from({ length: 150 }, (_, index) => ({
    uid: `se-user-${index + 1}`,
    legacyId: index + 1,
    userName: `pupil.${index + 1}`,
    name: `Pupil ${index + 1}`,
    identifiers: [],
    removable: index !== 2,
    schoolAssociations: [{ schoolUid: 'se-school-2', schoolName: 'Björkskolan', role: 'student' }],
  }));

  test('selected rows stay selected on other pages, in another order and in a search, until the selection is cleared', async () => {
    await openPanel(list);
    await choose('Tyra Wall', 'Olle Frisk');
    expect(await ofPage()).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await box('Bo Nyström')).not.toBeChecked();
    expect(await bar()).toHaveTextContent('2 selected');
    expect(await ofPage()).not.toBePartiallyChecked();
    await userEvent.click(await ofPage());
    expect(await screen.findByText('4 selected')).toBeVisible();
    await press('Name');
    await waitFor(async () => expect(screen.getAllByRole('rowheader')[0]).not.toHaveTextContent('Bo'));
    expect(screen.getByText('4 selected')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'tyra{Enter}');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(await box('Tyra Wall')).toBeChecked();
    expect(screen.getByText('4 selected')).toBeVisible();
    await press('Clear selection');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
    expect(await box('Tyra Wall')).not.toBeChecked();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('se-user-12');
  });

  test('the selection ends when the list of another organisation is shown', async () => {
    await openPanel('/controlpanel/students?organization=2');
    await choose('Alva Berg');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Organisation' }));
    await userEvent.click(await screen.findByRole('option', { name: /Humlan/ }));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await userEvent.click(await screen.findByRole('combobox', { name: 'Organisation' }));
    await userEvent.click(await screen.findByRole('option', { name: /Björkskolan/ }));
    await waitFor(async () => expect(await box('Alva Berg')).not.toBeChecked());
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  test('all results of a search are selected, and the dialog gives the reasons of rows that are not on the screen', async () => {
    const { customers } = await openPanel(`${list}&searchString=pupil`, {}, { users: [...users, ...pupils] });
    await userEvent.click(await ofPage());
    expect(await screen.findByText('10 selected')).toBeVisible();
    (await screen.findByRole('button', { name: 'Select all 150 results' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('150 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    expect(await bar()).toHaveFocus();
    expect(customers.requests.filter((request) => request.includes('size=100'))).toEqual([
      expect.stringMatching(/page=1\b.*q=pupil|q=pupil.*page=1\b/),
      expect.stringMatching(/page=2\b.*q=pupil|q=pupil.*page=2\b/),
    ]);
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 150 people?' });
    expect(within(question).getByText(/^Pupil 3 \(pupil\.3\) is left out/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('link', { name: 'Page 15' }));
    expect(await box('Pupil 3')).toBeChecked();
  });

  test('selecting all results can be cancelled, and then nothing more is selected', async () => {
    const instead = ({ url }: Request) => (url.includes('size=100') ? new Promise<undefined>(() => {}) : undefined);
    await openPanel(list, {}, { users: pupils, instead });
    await userEvent.click(await ofPage());
    await press('Select all 150 results');
    expect(await screen.findByRole('button', { name: '0 of 150' })).toHaveAttribute('aria-busy', 'true');
    await press('Cancel');
    expect(await bar()).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Select all 150 results' })).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('10 selected')).toBeVisible();
  });

  test('a failure to load all results gives the reason and selects nothing more', async () => {
    const instead = ({ url }: Request) => (/page=2\b/.test(url) && url.includes('size=100') ? forbidden() : undefined);
    await openPanel(list, {}, { users: pupils, instead });
    await userEvent.click(await ofPage());
    await press('Select all 150 results');
    expect(await screen.findByText(/You are not allowed to do this/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Select all 150 results' })).toBeVisible();
    expect(screen.getByText('10 selected')).toBeVisible();
  });

  test('Shift selects the rows from the one that was changed last, with the mouse and with the space key', async () => {
    await openPanel(list, {}, { users: pupils });
    const user = userEvent.setup();
    await user.click(await box('Pupil 149'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Pupil 146'));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('4 selected')).toBeVisible();
    expect(await box('Pupil 150')).not.toBeChecked();
    (await box('Pupil 143')).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(await screen.findByText('7 selected')).toBeVisible();
    await user.click(await box('Pupil 141'));
    expect(await screen.findByText('8 selected')).toBeVisible();
    expect(await box('Pupil 142')).not.toBeChecked();
  });

  test('after a bulk action on rows of several pages only the row that failed stays selected', async () => {
    const instead = ({ method, url }: Request) => (method === 'DELETE' && url.endsWith('/se-user-12') ? forbidden() : undefined);
    const { customers } = await openPanel(list, {}, { instead });
    await choose('Tyra Wall');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await choose('Bo Nyström');
    await press('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 people?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    const report = await screen.findByRole('alertdialog', { name: 'Not everything worked' });
    expect(within(report).getByRole('listitem')).toHaveTextContent('Tyra Wall (tyra.wall)');
    await userEvent.click(within(report).getByRole('button', { name: 'Close' }));
    expect(writes(customers.requests).toSorted()).toEqual(['DELETE /users/se-user-12', 'DELETE /users/se-user-2']);
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bo Nyström' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    expect(await box('Tyra Wall')).toBeChecked();
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
