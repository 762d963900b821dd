import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { FakeCustomersOptions } from '../../testing/fakeCustomers.ts';
import { openPanel } from '../../testing/openPanel.tsx';

const astrid = '/controlpanel/beta/manage/users/se-user-1';
const maja = '/controlpanel/beta/manage/users/se-user-5';

/** Opens the page of a user and waits until the organisations are there. */
async function openUser(address: string, customersOptions?: FakeCustomersOptions) {
  const panel = await openPanel(address, {}, customersOptions);
  await screen.findByRole('list', { name: 'Organisations and roles' });
  return panel;
}

const places = () => within(screen.getByRole('list', { name: 'Organisations and roles' })).getAllByRole('listitem');
const changes = (requests: readonly string[]) => requests.filter((request) => !request.startsWith('GET'));
const validationError = (attribute: string, reason: string) =>
  Response.json({ name: 'ValidationError', message: 'No.', attributes: [{ attribute, reason }] }, { status: 400 });

describe('the page of a user', () => {
  test('shows who it is, where they belong and what was done to them', async () => {
    await openUser(astrid);
    expect(screen.getByRole('heading', { level: 1, name: 'Astrid Lindqvist' })).toBeVisible();
    expect(screen.getByText('astrid.lindqvist@eppn.example.se')).toBeVisible();
    expect(places()).toHaveLength(2);
    expect(screen.getByRole('combobox', { name: 'Role at Björkskolan' })).toHaveValue('employee');
    expect(await screen.findByText('Added to Förskolan Humlan as Employee')).toBeVisible();
    expect(screen.getByText('Role at Björkskolan: Student → Employee')).toBeVisible();
    expect(screen.getByText('Taken out of the group Klass 2B')).toBeVisible();
  });

  test('says that a user does not exist, with the way to the list', async () => {
    await openPanel('/controlpanel/beta/manage/users/nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such user' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the list of users' })).toHaveAttribute('href', '/controlpanel/beta/manage?tab=users');
  });

  test('has the sides that the school sees as tabs, and still leads back to the list as one left it', async () => {
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

  test('leads back to the list as one left it', async () => {
    await openPanel('/controlpanel/beta/manage?tab=users&searchString=maja');
    await userEvent.click(await screen.findByRole('link', { name: 'Maja Holm' }));
    await screen.findByRole('heading', { level: 1, name: 'Maja Holm' });
    expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/controlpanel/beta/manage?tab=users&searchString=maja');
  });
});

describe('the organisations of a user', () => {
  test('keep the last one, and the page says why', async () => {
    await openUser(maja);
    const remove = screen.getByRole('button', { name: 'Remove from Björkskolan' });
    expect(remove).toBeDisabled();
    expect(remove).toHaveAccessibleDescription('A user keeps at least one organisation. Add another one before you remove this one.');
  });

  test('change their role once it is saved, and not before', async () => {
    const { customers } = await openUser(astrid);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role at Björkskolan' }), 'Administrator');
    expect(changes(customers.requests)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Astrid Lindqvist is now Administrator at Björkskolan')).toBeVisible();
    expect(changes(customers.requests)).toEqual(['PUT /users/se-user-1/schoolUnits/se-school-2 {"role":"admin"}']);
    expect(screen.getByRole('combobox', { name: 'Role at Björkskolan' })).toHaveValue('admin');
  });

  test('offer only roles of the type that the user has elsewhere', async () => {
    await openUser(astrid);
    const role = within(screen.getByRole('combobox', { name: 'Role at Björkskolan' }));
    expect(role.getByRole('option', { name: 'Student' })).toBeDisabled();
    expect(role.getByRole('option', { name: 'Administrator' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Role at Björkskolan' })).toHaveAccessibleDescription(/only one type/);
  });

  test('are added once, however often the button is pressed', async () => {
    const { customers } = await openUser(maja);
    await userEvent.type(screen.getByRole('combobox', { name: 'Huvudman' }), 'humlan');
    await userEvent.click(await screen.findByRole('option', { name: /Förskolan Humlan/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('The organisation is added to Maja Holm')).toBeVisible();
    expect(changes(customers.requests)).toEqual(['PUT /users/se-user-5/schoolUnits/se-school-4 {"role":"student"}']);
    await waitFor(() => expect(places()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Huvudman' })).toHaveValue(''));
  });

  test('that could not be added say why, and what was chosen stays', async () => {
    await openUser(maja, { instead: ({ method }) => (method === 'PUT' ? validationError('role', 'oneType') : undefined) });
    await userEvent.type(screen.getByRole('combobox', { name: 'Huvudman' }), 'humlan');
    await userEvent.click(await screen.findByRole('option', { name: /Förskolan Humlan/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect((await screen.findAllByText(/A user has only one type.*Choose a role of the same type\./))[0]).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Huvudman' })).toHaveValue('Förskolan Humlan');
    expect(places()).toHaveLength(1);
  });

  test('want to be chosen before they are added', async () => {
    const { customers } = await openUser(maja);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Choose an organisation first.')).toBeVisible();
    expect(changes(customers.requests)).toEqual([]);
  });

  test('are removed after a question that names user and organisation', async () => {
    const { customers } = await openUser(astrid);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from Förskolan Humlan' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove Astrid Lindqvist from Förskolan Humlan?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Astrid Lindqvist is removed from Förskolan Humlan')).toBeVisible();
    expect(changes(customers.requests)).toEqual(['DELETE /users/se-user-1/schoolUnits/se-school-4']);
    await waitFor(() => expect(places()).toHaveLength(1));
    expect(screen.getByRole('list', { name: 'Organisations and roles' })).toHaveFocus();
  });

  test('that the service keeps are explained where the question was asked', async () => {
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
  test('asks by name, says what follows, and returns to a list without the user', async () => {
    const { customers } = await openPanel('/controlpanel/beta/manage?tab=users&searchString=maja');
    await userEvent.click(await screen.findByRole('link', { name: 'Maja Holm' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Maja Holm (maja.holm)?' }));
    expect(question.getByText(/removed with all their data within 30 days/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Maja Holm is deleted')).toBeVisible();
    expect(await screen.findByText('No user matches')).toBeVisible();
    expect(changes(customers.requests)).toEqual(['DELETE /users/se-user-5']);
  });

  test('that is refused says so and leaves the user there', async () => {
    const instead = ({ method }: Request) =>
      method === 'DELETE' ? Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }) : undefined;
    await openUser(maja, { instead });
    await userEvent.click(screen.getByRole('button', { name: 'Delete user' }));
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent('You are not allowed to do this.');
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Maja Holm' })).toBeVisible();
  });

  test('is not offered for the own account', async () => {
    await openPanel(maja, { tokens: { uid: 'se-user-5', scope: 'openid profile ilt.user.se.write' } });
    const button = await screen.findByRole('button', { name: 'Delete user' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/This is your own account\./);
  });
});
