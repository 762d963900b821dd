import { isJsonObject } from '@realmkit/openapi/json';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { emptyResponse, type Instead } from '../../testing/fakeService.ts';
import { openPanel } from '../../testing/openPanel.tsx';
import { person } from '../../testing/people.ts';
import { groups, schoolUnits } from '../../testing/school.ts';

const groupPath = '/controlpanel/beta/manage/groups/se-group-1';
const patchesOf = (requests: readonly string[]) => requests.filter((request) => request.startsWith('PATCH'));
const field = () => screen.findByRole('textbox', { name: /^Name/ });
const save = () => screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body;
const unreachable = /cannot be reached/;

// Drafts are stored for the tab.
afterEach(() => sessionStorage.clear());

/** A record at a service, which another admin can change, and whose writes can break the network. */
function recordAt<Item extends object>(
  url: RegExp,
  first: Item,
  nameOf: (item: Item) => unknown,
  merge: (now: Item, data: object) => Item,
) {
  let now = first;
  let broken: 'before' | 'after' | undefined;
  const instead: Instead = async (request) => {
    if (!url.test(request.url)) return undefined;
    if (request.method !== 'PATCH') return Response.json(now);
    const body: unknown = await request.clone().json();
    if (isJsonObject(body) && broken !== 'before') now = merge(now, isJsonObject(body.data) ? body.data : body);
    if (broken) throw new TypeError('Failed to fetch');
    return 'attributes' in now ? emptyResponse() : Response.json(now);
  };
  return {
    instead,
    name: () => nameOf(now),
    change: (data: object) => {
      now = merge(now, data);
    },
    breakWrites: (at: 'before' | 'after') => {
      broken = at;
    },
  };
}

/** Changes the attributes of a record of the legacy service. */
const withAttributes = <Item extends { readonly attributes: object }>(now: Item, data: object): Item => ({
  ...now,
  attributes: {
    ...now.attributes,
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value, viewable: 2, editable: 2 }])),
  },
});

const question = (name: string) => `Somebody else has changed ${name}`;

const group = {
  kind: 'a group of the realm',
  name: 'Klass 2B',
  question: question('Klass 2B'),
  other: { name: 'externalId', label: 'External ID' },
  open: async () => {
    const record = recordAt(
      /\/groups\/se-group-1(\?|$)/,
      { ...groups[0], name: 'Klass 2B' },
      ({ name }) => name,
      (now, data) => ({ ...now, ...data }),
    );
    const { customers } = await openPanel(groupPath, {}, record);
    await field();
    const sent = (change: object) => `PATCH /groups/se-group-1 ${JSON.stringify(change)}`;
    return { record, sent, patches: () => patchesOf(customers.requests) };
  },
};

const unit = {
  kind: 'a school unit',
  name: 'Björkskolan',
  question: question('Björkskolan'),
  other: { name: 'city', label: 'Town' },
  open: async () => {
    const record = recordAt(
      /\/schoolUnits\/se-school-2$/,
      { ...schoolUnits[1], name: 'Björkskolan' },
      ({ name }) => name,
      (now, data) => ({ ...now, ...data }),
    );
    const { customers } = await openPanel('/controlpanel/beta/manage/organizations/se-school-2', {}, record);
    await field();
    const sent = (change: object) => `PATCH /schoolUnits/se-school-2 ${JSON.stringify(change)}`;
    return { record, sent, patches: () => patchesOf(customers.requests) };
  },
};

const student = {
  kind: 'a person',
  name: 'Alva Berg',
  question: question('Alva Berg'),
  other: { name: 'email', label: 'Email' },
  open: async () => {
    const record = recordAt(/\/v2\/students\/3$/, person(3), ({ attributes }) => attributes.name.value, withAttributes);
    const { panel } = await openPanel('/controlpanel/students/3', {}, {}, record);
    await field();
    const sent = (data: object) => `PATCH /v2/students/3 ${JSON.stringify({ data })}`;
    return { record, sent, patches: () => patchesOf(panel.requests) };
  },
};

const schoolGroup = {
  kind: 'a group of a school',
  name: 'Klass 2B',
  question: question('Klass 2B'),
  other: { name: 'code', label: 'Login code' },
  open: async () => {
    const attribute = (value: string) => ({ value, viewable: 2, editable: 2 });
    const actions = [{ id: 'EditGroup', status: { active: true } }];
    const first = {
      id: 1,
      type: 'class',
      student_count: 3,
      actions,
      attributes: { name: attribute('Klass 2B'), code: attribute('BJORK2B') },
    };
    const record = recordAt(/\/v1\/groups\/1$/, first, ({ attributes }) => attributes.name.value, withAttributes);
    const { panel } = await openPanel('/controlpanel/groups/1', {}, {}, record);
    await field();
    const sent = (data: object) => `PATCH /v1/groups/1 ${JSON.stringify({ data })}`;
    return { record, sent, patches: () => patchesOf(panel.requests) };
  },
};

const forms = [student, schoolGroup, group, unit];

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
  test.each(forms)('the form of $kind sends nothing on Escape or Cancel, stays as entered, and asks again', async (form) => {
    const { record, patches } = await form.open();
    record.change({ name: 'Theirs' });
    await userEvent.type(await field(), ' new');
    await userEvent.click(save());
    fireEvent(await screen.findByRole('alertdialog', { name: form.question }), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(save());
    const question = await screen.findByRole('alertdialog', { name: form.question });
    expect(within(question).getByRole('row', { name: `Name ${form.name} Theirs ${form.name} new` })).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(patches()).toEqual([]);
    await userEvent.type(await field(), 'er');
    expect(await field()).toHaveValue(`${form.name} newer`);
  });

  test.each(forms)(
    'the form of $kind saves without a question what nobody else has changed, once, and shows their changes',
    async (form) => {
      const { record, patches, sent } = await form.open();
      record.change({ [form.other.name]: 'Theirs' });
      await userEvent.type(await field(), ' new');
      await userEvent.dblClick(save());
      await waitFor(async () => expect(await screen.findByRole('textbox', { name: form.other.label })).toHaveValue('Theirs'));
      expect(await field()).toHaveValue(`${form.name} new`);
      expect(patches()).toEqual([sent({ name: `${form.name} new` })]);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  test.each(forms)('the form of $kind sends nothing if another admin has saved the same, and says that it is saved', async (form) => {
    const { record, patches } = await form.open();
    record.change({ name: `${form.name} new`, [form.other.name]: 'Theirs' });
    await userEvent.type(await field(), ' new');
    await userEvent.click(save());
    expect(await screen.findByText(/ is saved$/)).toBeVisible();
    await waitFor(async () => expect(await screen.findByRole('textbox', { name: form.other.label })).toHaveValue('Theirs'));
    expect(patches()).toEqual([]);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(forms)('the form of $kind saves again after the network broke, before or after the service had the change', async (form) => {
    const { record, patches } = await form.open();
    await userEvent.type(await field(), ' new');
    record.breakWrites('before');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getAllByText(unreachable).length).toBeGreaterThan(0));
    expect(record.name()).toBe(form.name);
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
    record.breakWrites('after');
    await userEvent.click(save());
    await waitFor(() => expect(record.name()).toBe(`${form.name} new`));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
    const attempts = patches().length;
    await userEvent.click(save());
    expect(await screen.findByText(/ is saved$/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(patches()).toHaveLength(attempts);
  });

  test('the school unit page asks before it overwrites a change by another admin', async () => {
    const { record, patches, sent } = await unit.open();
    const city = await screen.findByRole('textbox', { name: 'Town' });
    record.change({ city: 'Skellefteå', qrCodeLoginEnabled: false });
    await userEvent.clear(city);
    await userEvent.type(city, 'Vännäs');
    await userEvent.click(save());
    const question = await screen.findByRole('alertdialog', { name: unit.question });
    expect(within(question).getByRole('row', { name: 'Town Umeå Skellefteå Vännäs' })).toBeVisible();
    expect(within(question).queryByRole('row', { name: /QR cards/ })).toBeNull();
    expect(patches()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(patches()).toEqual([sent({ city: 'Vännäs' })]));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /QR cards/ })).not.toBeChecked());
  });

  test('“Keep theirs” gives up what conflicts and saves the other changes', async () => {
    const { record, patches, sent } = await group.open();
    record.change({ name: 'Klass 2C' });
    await userEvent.type(await field(), ' new');
    await userEvent.type(screen.getByRole('textbox', { name: 'External ID' }), '2B-1');
    await userEvent.click(save());
    const question = await screen.findByRole('alertdialog', { name: group.question });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep theirs' }));
    expect(await screen.findByDisplayValue('Klass 2C')).toBeVisible();
    await waitFor(() => expect(patches()).toEqual([sent({ externalId: '2B-1' })]));
  });

  test('“Keep theirs” sends nothing if nothing else was entered', async () => {
    const { record, patches } = await group.open();
    record.change({ name: 'Klass 2C' });
    await userEvent.type(await field(), ' new');
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Klass 2C' })).toBeVisible();
    expect(await field()).toHaveValue('Klass 2C');
    expect(patches()).toEqual([]);
  });

  test('a change by another admin while the question was open is asked about too', async () => {
    const { record, patches } = await group.open();
    record.change({ name: 'Klass 2C' });
    await userEvent.type(await field(), ' new');
    await userEvent.click(save());
    const mine = await screen.findByRole('button', { name: 'Save mine' });
    record.change({ name: 'Klass 2D' });
    await userEvent.click(mine);
    expect(await screen.findByRole('row', { name: 'Name Klass 2C Klass 2D Klass 2B new' })).toBeVisible();
    expect(patches()).toEqual([]);
  });

  test('the group page reports that another admin has deleted the group and links to the list', async () => {
    const gone = () => Response.json({ name: 'not_found', message: 'No.' }, { status: 404 });
    await openPanel(groupPath, {}, { instead: afterFirst(/groups\/se-group-1\?/, gone) });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' new');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such group' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the list of groups' })).toHaveAttribute('href', '/controlpanel/beta/manage?tab=groups');
  });

  test('a group change without a conflict is sent as entered, and the group is loaded again', async () => {
    const { customers } = await openPanel(groupPath);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' new');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Group');
    await userEvent.type(screen.getByRole('textbox', { name: 'External ID' }), '2B-1');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Started school' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /login code/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Klass 2B new' })).toBeVisible();
    const change = { name: 'Klass 2B new', type: 'group', typicalSchoolEntryYear: null, generateCode: true, externalId: '2B-1' };
    expect(patchesOf(customers.requests)).toEqual([`PATCH /groups/se-group-1 ${JSON.stringify(change)}`]);
  });

  test('a school’s group is loaded again after the PATCH', async () => {
    const { panel } = await openPanel('/controlpanel/groups/1');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' new');
    await userEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await waitFor(() => expect(patchesOf(panel.requests)).toEqual(['PATCH /v1/groups/1 {"data":{"name":"Klass 2B new"}}']));
    const readings = () => panel.requests.slice(panel.requests.findIndex((request) => request.startsWith('PATCH')));
    await waitFor(() => expect(readings()).toContain('GET /v1/groups/1'));
  });

  test('the group form shows validation errors on the field and reports a forbidden change', async () => {
    const answers = [
      Response.json({ name: 'ValidationError', message: 'No.', attributes: [{ attribute: 'name', reason: 'maxLength' }] }, { status: 400 }),
      Response.json({ name: 'forbidden', message: 'No.' }, { status: 403 }),
    ];
    await openPanel(groupPath, {}, { instead: ({ method }) => (method === 'PATCH' ? answers.shift() : undefined) });
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
