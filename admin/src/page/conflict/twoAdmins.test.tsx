import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';
import { groups, schoolUnits } from '../../testing/school.ts';

const unit = '/controlpanel/beta/manage/organizations/se-school-2';
const group = '/controlpanel/beta/manage/groups/se-group-1';
const patches = (requests: readonly string[]) => requests.filter((request) => request.startsWith('PATCH'));

/** Returns another response for every GET of a record but the first. */
function afterFirst(path: RegExp, answer: () => Response) {
  let reads = 0;
  return ({ method, url }: Request) => {
    if (method !== 'GET' || !path.test(url)) return undefined;
    reads += 1;
    return reads > 1 ? answer() : undefined;
  };
}

describe('two admins who edit one record', () => {
  test('the school unit page asks before it overwrites a change by another admin', async () => {
    const changed = { ...schoolUnits[1], city: 'Skellefteå', qrCodeLoginEnabled: false };
    const { customers } = await openPanel(unit, {}, { instead: afterFirst(/schoolUnits\/se-school-2$/, () => Response.json(changed)) });
    const city = await screen.findByRole('textbox', { name: 'Town' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Vännäs');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Somebody else has changed Björkskolan' });
    expect(within(question).getByRole('row', { name: 'Town Umeå Skellefteå Vännäs' })).toBeVisible();
    expect(within(question).getByRole('row', { name: /QR cards Yes No –/ })).toBeVisible();
    expect(patches(customers.requests)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(patches(customers.requests)).toEqual(['PATCH /schoolUnits/se-school-2 {"city":"Vännäs"}']));
  });

  test('an admin can keep the group change that another admin has saved', async () => {
    const changed = { ...groups[0], name: 'Klass 2C' };
    const { customers } = await openPanel(group, {}, { instead: afterFirst(/groups\/se-group-1\?/, () => Response.json(changed)) });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Somebody else has changed Klass 2B' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep theirs' }));
    expect(await screen.findByDisplayValue('Klass 2C')).toBeVisible();
    expect(patches(customers.requests)).toEqual([]);
  });

  test('the group page reports that another admin has deleted the group and links to the list', async () => {
    const gone = () => Response.json({ name: 'not_found', message: 'No.' }, { status: 404 });
    await openPanel(group, {}, { instead: afterFirst(/groups\/se-group-1\?/, gone) });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such group' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the list of groups' })).toHaveAttribute('href', '/controlpanel/beta/manage?tab=groups');
  });

  test('a group change without a conflict is sent as entered, and the group is loaded again', async () => {
    const { customers } = await openPanel(group);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' new');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Group');
    await userEvent.type(screen.getByRole('textbox', { name: 'External ID' }), '2B-1');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Started school' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /login code/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Klass 2B new' })).toBeVisible();
    const change = { name: 'Klass 2B new', type: 'group', externalId: '2B-1', typicalSchoolEntryYear: null, generateCode: true };
    expect(patches(customers.requests)).toEqual([`PATCH /groups/se-group-1 ${JSON.stringify(change)}`]);
  });

  test('a school’s group is loaded again after the PATCH', async () => {
    const { panel } = await openPanel('/controlpanel/groups/1');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' new');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await waitFor(() => expect(patches(panel.requests)).toEqual(['PATCH /v1/groups/1 {"data":{"name":"Klass 2B new"}}']));
    const readings = () => panel.requests.slice(panel.requests.findIndex((request) => request.startsWith('PATCH')));
    await waitFor(() => expect(readings()).toContain('GET /v1/groups/1'));
  });

  test('the group form shows validation errors on the field and reports a forbidden change', async () => {
    const answers = [
      Response.json({ name: 'ValidationError', message: 'No.', attributes: [{ attribute: 'name', reason: 'maxLength' }] }, { status: 400 }),
      Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }),
    ];
    await openPanel(group, {}, { instead: ({ method }) => (method === 'PATCH' ? answers.shift() : undefined) });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Too many characters: up to 255.'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/You are not allowed/)).length).toBeGreaterThan(0);
    expect(name).toHaveValue('Klass 2B new');
  });
});

describe('new records', () => {
  test('a new group can be added only after a school unit is chosen', async () => {
    const { customers } = await openPanel('/controlpanel/beta/manage/groups/new');
    const add = await screen.findByRole('button', { name: 'Add a group' });
    expect(add).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Organisation' }));
    await userEvent.click(await screen.findByRole('option', { name: /Björkskolan/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Klass 4C');
    await userEvent.click(add);
    expect(await screen.findByRole('heading', { level: 1, name: 'Klass 2B' })).toBeVisible();
    expect(customers.requests).toContain(
      'PUT /groups {"name":"Klass 4C","type":"class","typicalSchoolEntryYear":null,"externalId":null,"generateCode":false,"schoolUid":"se-school-2"}',
    );
  });

  test('the form of a new top-level school unit shows validation errors on the fields', async () => {
    const attributes = [{ attribute: 'name', reason: 'minLength' }];
    const refuse = ({ method }: Request) =>
      method === 'POST' ? Response.json({ name: 'ValidationError', message: 'No.', attributes }, { status: 400 }) : undefined;
    await openPanel('/controlpanel/beta/manage/organizations/new', {}, { instead: refuse });
    await userEvent.click(await screen.findByRole('button', { name: 'Add an organisation' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription('Too few characters.'));
  });

  test('an administrator can add a school unit only below one of their own', async () => {
    const organizations = [{ uid: 'se-school-2', name: 'Björkskolan', role: 'admin' as const, active: true }];
    await openPanel('/controlpanel/units/new', { superuser: false, organizations });
    expect(await screen.findByText(/only superusers add one at the top/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add an organisation' })).toBeDisabled();
  });
});
