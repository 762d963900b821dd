import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { FakeCustomersOptions } from '../../testing/fakeCustomers.ts';
import { openPanel } from '../../testing/openPanel.tsx';
import { users } from '../../testing/school.ts';

const astrid = '/controlpanel/beta/manage/users/se-user-1';
const maja = '/controlpanel/beta/manage/users/se-user-5';

/** Opens the page of a user and waits until the organisations are loaded. */
async function openUser(path: string, customersOptions?: FakeCustomersOptions) {
  const panel = await openPanel(path, {}, customersOptions);
  await screen.findByRole('list', { name: 'Organisations and roles' });
  return panel;
}

const places = () => within(screen.getByRole('list', { name: 'Organisations and roles' })).getAllByRole('listitem');
const changes = (requests: readonly string[]) => requests.filter((request) => !request.startsWith('GET'));
const validationError = (attribute: string, reason: string) =>
  Response.json({ name: 'ValidationError', message: 'No.', attributes: [{ attribute, reason }] }, { status: 400 });

describe('the page of a user', () => {
  test('the user page downloads everything that is stored about the user', async () => {
    const files: unknown[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    await openUser(maja);
    await userEvent.click(screen.getByRole('button', { name: 'Export data' }));
    expect(await screen.findByText(/^The data of Maja \S+ is downloaded$/)).toBeVisible();
    expect(files).toHaveLength(1);
  });

  test('the history is fetched again after an export of the data, which the service has recorded in it', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const { customers } = await openUser(maja);
    const reads = () => customers.requests.filter((request) => request.startsWith('GET /users/se-user-5/auditLogs'));
    await waitFor(() => expect(reads()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(reads()).toHaveLength(2));
  });

  test.each([
    ['not fetched again within three minutes', true, 1],
    ['fetched again if the settings switch their cache off', false, 2],
  ])('on the second visit of a user, the organisations are %s', async (_, userSchoolUnits, expected) => {
    const { shell, customers } = await openPanel('/controlpanel/beta/manage?tab=users');
    const { caches } = shell.listSettings.getSnapshot();
    act(() => shell.listSettings.change({ caches: { ...caches, userSchoolUnits } }));
    const requestsOf = (path: RegExp) => customers.requests.filter((request) => path.test(request));
    for (const visit of [1, 2]) {
      await userEvent.click(await screen.findByRole('link', { name: 'Maja Holm' }));
      await screen.findByRole('list', { name: 'Organisations and roles' });
      await waitFor(() => expect(requestsOf(/^GET .users.se-user-5$/)).toHaveLength(visit));
      await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    }
    await waitFor(() => expect(requestsOf(/^GET .userSchoolUnits/)).toHaveLength(expected));
  });

  test('the user page shows the identity, the organisations and the history of the user', async () => {
    await openUser(astrid);
    expect(screen.getByRole('heading', { level: 1, name: 'Astrid Lindqvist' })).toBeVisible();
    expect(screen.getByText('astrid.lindqvist@eppn.example.se')).toBeVisible();
    expect(places()).toHaveLength(2);
    expect(screen.getByRole('combobox', { name: 'Role at Björkskolan' })).toHaveValue('employee');
    expect(await screen.findByText('Added to Förskolan Humlan as Staff')).toBeVisible();
    expect(screen.getByText('Role at Björkskolan: Pupil → Staff')).toBeVisible();
    expect(screen.getByText('Taken out of the group Klass 2B')).toBeVisible();
  });

  test('the user page says that a user does not exist and links to the list', async () => {
    await openPanel('/controlpanel/beta/manage/users/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the list of users' })).toHaveAttribute('href', '/controlpanel/beta/manage?tab=users');
  });

  test('the user page shows the school’s view in tabs and still links back to the list with its search', async () => {
    await openPanel('/controlpanel/beta/manage?tab=users&searchString=maja');
    await userEvent.click(await screen.findByRole('link', { name: 'Maja Holm' }));
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of this page' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Details' }));
    expect(await screen.findByDisplayValue('Maja Holm')).toBeVisible();
    await userEvent.click(tabs.getByRole('link', { name: 'Groups' }));
    expect(await screen.findByRole('button', { name: 'Take out of Klass 2B' })).toBeVisible();
    await userEvent.click(tabs.getByRole('link', { name: 'Subscriptions' }));
    expect(await screen.findByText('Polylino')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/controlpanel/beta/manage?tab=users&searchString=maja');
  });

  test('the user page links back to the list with its search', async () => {
    await openPanel('/controlpanel/beta/manage?tab=users&searchString=maja');
    await userEvent.click(await screen.findByRole('link', { name: 'Maja Holm' }));
    await screen.findByRole('heading', { level: 1, name: 'Maja Holm' });
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/controlpanel/beta/manage?tab=users&searchString=maja');
  });
});

describe('the organisations of a user', () => {
  test('the last organisation of a user cannot be removed, and the page says why', async () => {
    await openUser(maja);
    const remove = screen.getByRole('button', { name: 'Remove from Björkskolan' });
    expect(remove).toBeDisabled();
    expect(remove).toHaveAccessibleDescription('A user keeps at least one organisation. Add another one before you remove this one.');
  });

  test('the role at an organisation changes only when it is saved', async () => {
    const { customers } = await openUser(astrid);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role at Björkskolan' }), 'Administrator');
    expect(changes(customers.requests)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Astrid Lindqvist is now Administrator at Björkskolan')).toBeVisible();
    expect(changes(customers.requests)).toEqual(['PUT /users/se-user-1/schoolUnits/se-school-2 {"role":"admin"}']);
    expect(screen.getByRole('combobox', { name: 'Role at Björkskolan' })).toHaveValue('admin');
  });

  test('an organisation offers only roles of the type that the user has elsewhere', async () => {
    await openUser(astrid);
    const role = within(screen.getByRole('combobox', { name: 'Role at Björkskolan' }));
    expect(role.getByRole('option', { name: 'Pupil' })).toBeDisabled();
    expect(role.getByRole('option', { name: 'Administrator' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Role at Björkskolan' })).toHaveAccessibleDescription(/only one type/);
  });

  test('an organisation is added once however often the button is pressed', async () => {
    const { customers } = await openUser(maja);
    await userEvent.type(screen.getByRole('combobox', { name: 'Organisation' }), 'humlan');
    await userEvent.click(await screen.findByRole('option', { name: /Förskolan Humlan/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('The organisation is added to Maja Holm')).toBeVisible();
    expect(changes(customers.requests)).toEqual(['PUT /users/se-user-5/schoolUnits/se-school-4 {"role":"student"}']);
    await waitFor(() => expect(places()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Organisation' })).toHaveValue(''));
  });

  test('the form shows why an organisation could not be added and keeps the choice', async () => {
    await openUser(maja, { instead: ({ method }) => (method === 'PUT' ? validationError('role', 'oneType') : undefined) });
    await userEvent.type(screen.getByRole('combobox', { name: 'Organisation' }), 'humlan');
    await userEvent.click(await screen.findByRole('option', { name: /Förskolan Humlan/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect((await screen.findAllByText(/A user has only one type.*Choose a role of the same type\./))[0]).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Organisation' })).toHaveValue('Förskolan Humlan');
    expect(places()).toHaveLength(1);
  });

  test('the form asks for an organisation before it adds one', async () => {
    const { customers } = await openUser(maja);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Choose an organisation first.')).toBeVisible();
    expect(changes(customers.requests)).toEqual([]);
  });

  test('an organisation is removed after a confirmation that names the user and the organisation', async () => {
    const { customers } = await openUser(astrid);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from Förskolan Humlan' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove Astrid Lindqvist from Förskolan Humlan?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Astrid Lindqvist is removed from Förskolan Humlan')).toBeVisible();
    expect(changes(customers.requests)).toEqual(['DELETE /users/se-user-1/schoolUnits/se-school-4']);
    await waitFor(() => expect(places()).toHaveLength(1));
    expect(screen.getByRole('list', { name: 'Organisations and roles' })).toHaveFocus();
  });

  test('the confirmation shows why the service refuses to remove an organisation', async () => {
    await openUser(astrid, {
      instead: ({ method }) => (method === 'DELETE' ? validationError('schoolAssociations', 'minItems') : undefined),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove from Förskolan Humlan' }));
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toHaveTextContent('A user keeps at least one organisation.');
    expect(places()).toHaveLength(2);
  });
});

describe('deleting a user', () => {
  /** Opens a user from a list with a search, and deletes the user. */
  async function deleteMaja(instead?: FakeCustomersOptions['instead']) {
    const { customers } = await openPanel('/controlpanel/beta/manage?tab=users&searchString=maja', {}, instead ? { instead } : {});
    await userEvent.click(await screen.findByRole('link', { name: 'Maja Holm' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('No user matches')).toBeVisible();
    return customers;
  }
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('a user is deleted once and without a dialog however often the button is pressed, and the list has its search', async () => {
    const customers = await deleteMaja();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Maja Holm is deleted')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('maja');
    expect(changes(customers.requests)).toEqual(['DELETE /users/se-user-5']);
  });

  test('the deletion is sent although the page is closed right after the click', async () => {
    const { customers } = await openUser(maja);
    await userEvent.click(screen.getByRole('button', { name: 'Delete user' }));
    cleanup();
    await waitFor(() => expect(changes(customers.requests)).toEqual(['DELETE /users/se-user-5']));
  });

  test('Undo restores the user once however often it is pressed, and the list shows the user again', async () => {
    const customers = await deleteMaja();
    await userEvent.dblClick(undo());
    expect(await screen.findByText('Maja Holm is restored')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Maja Holm' })).toBeVisible();
    expect(changes(customers.requests)).toEqual(['DELETE /users/se-user-5', 'POST /users/se-user-5/restore']);
  });

  test('Undo works from a page that was opened after the deletion', async () => {
    const customers = await deleteMaja();
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    await userEvent.click(undo());
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maja Holm' })).toBeVisible();
    expect(changes(customers.requests)).toEqual(['DELETE /users/se-user-5', 'POST /users/se-user-5/restore']);
  });

  test.each([
    ['after the purge', 404, [], 'Maja Holm is still deleted. The 30 days for it are over, or somebody else has restored it already.'],
    ['without the right', 403, [], /^Maja Holm is still deleted. You are not allowed to do this\./],
    [
      'because of a namesake',
      409,
      [{ attribute: 'username', reason: 'unique' }],
      /Another account has the user name or the email address by now\.$/,
    ],
    [
      'without a school unit',
      409,
      [{ attribute: 'schoolAssociations', reason: 'minItems' }],
      /No school unit of this user exists any more\.$/,
    ],
    ['at a broken service', 500, [], /^Maja Holm is still deleted. Something went wrong on our side\./],
  ])('an Undo that fails %s says why, and can be tried again', async (_, status, attributes, reason) => {
    let isRefused = true;
    await deleteMaja(({ url }) =>
      isRefused && url.endsWith('/restore') ? Response.json({ name: 'no', message: 'No.', attributes }, { status }) : undefined,
    );
    await userEvent.click(undo());
    expect(await screen.findByText(reason)).toBeVisible();
    isRefused = false;
    await userEvent.click(undo());
    expect(await screen.findByText('Maja Holm is restored')).toBeVisible();
  });

  test('a forbidden deletion shows the error and keeps the user', async () => {
    const instead = ({ method }: Request) =>
      method === 'DELETE' ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : undefined;
    await openUser(maja, { instead });
    await userEvent.click(screen.getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
    expect(screen.getByRole('heading', { level: 1, name: 'Maja Holm' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('the own account cannot be deleted', async () => {
    await openPanel(maja, {}, { users: users.map((user) => ({ ...user, removable: user.uid !== 'se-user-5' })) });
    const button = await screen.findByRole('button', { name: 'Delete user' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/This is your own account\./);
  });
});
