import { getLegacyGroup } from '@realmkit/openapi/answers/control-panel';
import { exampleOf } from '@realmkit/openapi/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPanel } from '../../testing/openPanel.tsx';
import { person, personWithOwnLogin } from '../../testing/people.ts';

const school = { uid: 'se-school-2', name: 'Björkskolan', role: 'employee' as const, active: true };
const teacher = {
  superuser: false,
  organizations: [school],
};
const alva = '/controlpanel/students/3';
const writes = (requests: readonly string[]) => requests.filter((request) => !request.startsWith('GET'));
const errorResponse = (status: number, body: object) => Response.json({ message: 'No.', ...body }, { status });
const field = (name: RegExp | string) => screen.findByRole('textbox', { name });

// Compiles the list page once, outside the first test's timeout.
beforeAll(() => import('./PersonList.tsx'), 120_000);

// Drafts are stored for the tab.
afterEach(() => sessionStorage.clear());

describe('the people of an organisation', () => {
  test('people are listed for the user’s first organisation, and another one can be chosen', async () => {
    const { panel } = await openPanel('/controlpanel/students', teacher);
    expect(await screen.findByRole('link', { name: 'Tyra Wall' })).toHaveAttribute('href', '/controlpanel/students/12');
    expect(panel.requests).toContain('GET /v1/organizations/2/students?page=1&size=10&sort=id%2Cdesc');
    await userEvent.click(screen.getByRole('combobox', { name: 'Organisation' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Förskolan Humlan' }));
    await waitFor(() => expect(panel.requests).toContain('GET /v1/organizations/4/students?page=1&size=10&sort=id%2Cdesc'));
  });

  test('an employee can add students only, and the page says why', async () => {
    await openPanel('/controlpanel/employees', teacher);
    expect(await screen.findByText('Only administrators add people here.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add an employee' })).toBeNull();
  });

  test('the people page reports that the organisations could not be loaded and shows no table', {
    tags: ['admin §7 Legacy control panel service.10', 'admin §8.13'],
  }, async () => {
    const instead = (request: Request) =>
      request.url.endsWith('/v1/organizations') ? errorResponse(403, { name: 'forbidden' }) : undefined;
    await openPanel('/controlpanel/students', teacher, {}, { instead });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your organisations could not be loaded');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('the form of a new person says that the groups could not be loaded, and keeps what was typed', async () => {
  const instead = (request: Request) =>
    /organizations\/\d+\/groups/.test(request.url) ? errorResponse(403, { name: 'forbidden' }) : undefined;
  await openPanel('/controlpanel/students/new', teacher, {}, { instead });
  const name = await field(/^Name/);
  await userEvent.type(name, 'Maja Holm');
  expect(await screen.findByText('The groups could not be loaded')).toBeVisible();
  expect(name).toHaveValue('Maja Holm');
});

describe('the details of a person', () => {
  test('the details of a person are editable, read-only with a reason, or hidden with a reason', {
    tags: ['admin §6.16', 'admin §6.17', 'admin §9.13'],
  }, async () => {
    await openPanel(alva, teacher);
    expect(await field(/^Name/)).toHaveValue('Alva Berg');
    expect(screen.getByLabelText('New password')).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'EPPN' })).toHaveAttribute('readonly');
    expect(screen.getAllByText('Only an administrator of the school can change this.').length).toBeGreaterThan(0);
    expect(screen.getByText('Right to talking books')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Right to talking books' })).toBeNull();
    expect(screen.getByText('Needs a secure login.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in securely' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete user' })).toBeDisabled();
  });

  test('a person who keeps their login to themselves gets a link, and the form says why it lacks the password', async () => {
    let canGetLink = true;
    const instead = (request: Request) => {
      if (request.url.endsWith('/v2/students/3')) return Response.json(personWithOwnLogin(3, { canGetLink }));
      return request.url.endsWith('/passwordReset') ? new Response(null, { status: 204 }) : undefined;
    };
    const { panel } = await openPanel(alva, teacher, {}, { instead });
    expect(await field('Email')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getAllByText(/^Only the person can change this/).length).toBeGreaterThanOrEqual(3);
    await userEvent.click(screen.getByRole('button', { name: 'Send a link' }));
    expect(await screen.findByText('The link is on its way to Alva Berg')).toBeVisible();
    expect(writes(panel.requests)).toEqual(['POST /v1/students/3/passwordReset']);
    cleanup();
    canGetLink = false;
    await openPanel(alva, teacher, {}, { instead });
    expect(await screen.findByText(/^This person has not confirmed an email address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a link' })).toBeNull();
  });

  test('the details form sends only the changed attributes', { tags: ['admin §1.1'] }, async () => {
    const { panel } = await openPanel(alva, teacher);
    await userEvent.type(await field(/^Name/), 'h');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Alva Bergh is saved')).toBeVisible();
    expect(writes(panel.requests)).toEqual(['PATCH /v2/students/3 {"data":{"name":"Alva Bergh"}}']);
  });

  test('administrators cannot delete themselves, and confirm before they give up their own rights', async () => {
    const admin = { ...teacher, tokens: { uid: 'se-user-2' } };
    const attributes = [{ attribute: 'organizations', reason: 'lastAdministrator' }];
    const instead = (request: Request) => (request.method === 'PATCH' ? errorResponse(403, { name: 'forbidden', attributes }) : undefined);
    const { panel } = await openPanel('/controlpanel/employees/2', admin, {}, { instead });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Administrator at Björkskolan' }));
    expect(screen.getByRole('button', { name: 'Delete user' })).toHaveAccessibleDescription(/^This is your own account/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Give up your own administrator rights?' });
    expect(question).toHaveTextContent('You will no longer manage Björkskolan.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(writes(panel.requests)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Give up the rights' }));
    expect((await screen.findAllByText(/^You are the last administrator here/)).length).toBeGreaterThan(0);
    expect(writes(panel.requests)).toEqual(['PATCH /v2/employees/2 {"data":{"organizations":[{"id":2,"role":"employee","admin":false}]}}']);
  });

  test('validation errors appear on the fields of the details form, and the entered values stay', { tags: ['admin §5.3'] }, async () => {
    const attributes = [
      { attribute: 'email', reason: 'format' },
      { attribute: 'username', reason: 'unique' },
    ];
    const instead = (request: Request) =>
      request.method === 'PATCH' ? errorResponse(400, { name: 'ValidationError', attributes }) : undefined;
    await openPanel(alva, teacher, {}, { instead });
    const email = await field('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'alva');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Not a valid email address.'));
    expect(await field(/^User name/)).toHaveAccessibleDescription('This already exists. Choose another one.');
    expect(email).toHaveValue('alva');
  });

  test('changes by another admin are shown side by side before the details are saved', async () => {
    let reads = 0;
    const other = person(3);
    const changed = { ...other, attributes: { ...other.attributes, name: { ...other.attributes.name, value: 'Alva Sand' } } };
    const instead = (request: Request) => {
      if (request.method !== 'GET' || !request.url.endsWith('/v2/students/3')) return undefined;
      reads += 1;
      return reads > 1 ? Response.json(changed) : undefined;
    };
    const { panel } = await openPanel(alva, teacher, {}, { instead });
    await userEvent.type(await field(/^Name/), 'h');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Somebody else has changed Alva Berg' });
    expect(within(question).getByRole('row', { name: 'Name Alva Berg Alva Sand Alva Bergh' })).toBeVisible();
    expect(writes(panel.requests)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Keep theirs' }));
    expect(await screen.findByDisplayValue('Alva Sand')).toBeVisible();
    expect(writes(panel.requests)).toEqual([]);
  });

  test('the details form reports that another admin has deleted the person', async () => {
    let gone = false;
    const instead = (request: Request) =>
      gone && request.url.includes('/students/3') ? errorResponse(404, { name: 'not_found' }) : undefined;
    await openPanel(alva, teacher, {}, { instead });
    await userEvent.type(await field(/^Name/), 'h');
    gone = true;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'There is no such user' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(/no longer exists/);
  });
});

test.each([
  ['a teacher', alva, teacher],
  ['a superuser', '/controlpanel/beta/manage/users/se-user-3?tab=details', {}],
])(
  'the groups of a person are fetched at once with the person, for %s',
  { tags: ['admin §7 Legacy control panel service.17'] },
  async (_whose, path, options) => {
    const groupsAreRequested = Promise.withResolvers<void>();
    const instead = async (request: Request) => {
      if (request.url.endsWith('/v2/users/3/groups')) groupsAreRequested.resolve();
      // The person is sent only once the groups are requested.
      if (request.url.endsWith('/v2/students/3')) await groupsAreRequested.promise;
      return undefined;
    };
    const { panel } = await openPanel(path, options, {}, { instead });
    expect(await field(/^Name/)).toHaveValue('Alva Berg');
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Parts of this page' })).getByRole('link', { name: 'Groups' }));
    expect(await screen.findByRole('button', { name: 'Take out of Klass 2B' })).toBeVisible();
    expect(panel.requests.filter((line) => line === 'GET /v2/users/3/groups')).toHaveLength(1);
  },
);

test('a change of a person’s groups is saved at once and undone by the inverse request', async () => {
  const { panel } = await openPanel(`${alva}?tab=groups`, teacher);
  await userEvent.click(await screen.findByRole('button', { name: 'Take out of Klass 2B' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Take out of Klass 2B' })).toBeVisible();
  expect(writes(panel.requests)).toEqual(['PUT /v1/users/3/groups {"data":[]}', 'PUT /v1/users/3/groups {"data":[1]}']);
});

test('a change of a person’s groups keeps those that another admin has added since the page was opened', async () => {
  const values = [1, 2].map((id) => ({ id, organization_id: 2, name: `Klass ${id}`, type: 'class', selectable: true, removable: true }));
  let added = false;
  const instead = (request: Request) => (added && request.url.endsWith('/v2/users/3/groups') ? Response.json({ values }) : undefined);
  const { panel } = await openPanel(`${alva}?tab=groups`, teacher, {}, { instead });
  await screen.findByRole('button', { name: 'Take out of Klass 2B' });
  added = true;
  await userEvent.click(screen.getByRole('button', { name: 'Take out of Klass 2B' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(writes(panel.requests)).toEqual(['PUT /v1/users/3/groups {"data":[2]}']);
});

test('a new person can be put into any group of a school that has more than a hundred', async () => {
  const names = Array.from({ length: 106 }, (_, index) => `Klass ${index + 1}`);
  const groups = names.map((value, index) => {
    const one = exampleOf(getLegacyGroup);
    return { ...one, id: index + 1, attributes: { ...one.attributes, name: { value, viewable: 2, editable: 2 } } };
  });
  const instead = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/v1/organizations/2/groups')) return undefined;
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    return Response.json({ data: groups.slice((page - 1) * size, page * size), meta: { totalItems: groups.length } });
  };
  await openPanel('/controlpanel/students/new?organization=2', teacher, {}, { instead });
  expect(await screen.findByRole('checkbox', { name: 'Klass 106' })).toBeEnabled();
});

describe('the way from a list to a person and back', () => {
  const list = '/controlpanel/employees?organization=4&sortBy=name&sortDesc=false&searchString=a';
  // A row of a list has fewer attributes than a person.
  const rows = [1, 2].map((id) => {
    const { attributes, ...row } = person(id);
    const { name, username, email } = attributes;
    return { ...row, attributes: { name, username, email } };
  });
  const instead = ({ url }: Request) =>
    url.includes('/v1/organizations/4/employees') ? Response.json({ data: rows, meta: { totalItems: rows.length } }) : undefined;
  const openPerson = async () => {
    // Only an administrator deletes.
    const opened = await openPanel(list, { ...teacher, organizations: [{ ...school, role: 'admin' }] }, {}, { instead });
    await userEvent.click(await screen.findByRole('link', { name: 'Astrid Lindqvist' }));
    return opened;
  };

  test('a person opened from the list has all the attributes that the row lacks', async () => {
    await openPerson();
    expect(await field('EPPN')).toHaveValue('astrid.lindqvist@eppn.example.se');
  });

  test('a person’s page leads back to the list with its organisation, sort and search', async () => {
    await openPerson();
    const tabs = within(await screen.findByRole('navigation', { name: 'Parts of this page' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Groups' }));
    await screen.findByRole('button', { name: 'Take out of Klass 2B' });
    expect(screen.getAllByRole('link', { name: 'Employees' }).map((link) => link.getAttribute('href'))).toContain(list);
  });

  test('a deleted person’s page leads to the list with its organisation, sort and search', async () => {
    const { panel } = await openPerson();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Organisation' })).toHaveValue('Förskolan Humlan'));
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(writes(panel.requests)).toEqual(['DELETE /v1/employees/1']);
    expect(panel.requests.filter((request) => request === 'GET /v2/employees/1')).toHaveLength(1);
  });

  test('Undo restores a deleted person, whose page is then opened from the notice', async () => {
    const { panel } = await openPerson();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('a'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo', description: 'Astrid Lindqvist is deleted' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show', description: 'Astrid Lindqvist is restored' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Astrid Lindqvist' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Employees' }).map((link) => link.getAttribute('href'))).toContain(list);
    expect(writes(panel.requests)).toEqual(['DELETE /v1/employees/1', 'POST /v1/employees/1/restore']);
  });

  test('a person whose family pays for a plan is deleted only after a confirmation that names the person and the plan', async () => {
    const paying = ({ method, url }: Request) =>
      method === 'GET' && url.endsWith('/v2/employees/1') ? Response.json({ ...person(1), paidPlan: true }) : undefined;
    const admin = { ...teacher, organizations: [{ ...school, role: 'admin' as const }] };
    const { panel } = await openPanel('/controlpanel/employees/1', admin, {}, { instead: paying });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Astrid Lindqvist (astrid.lindqvist)?' });
    expect(question).toHaveAccessibleDescription(
      /^The plan that the family pays for stops at once\. Undo continues it with its unused days/,
    );
    expect(writes(panel.requests)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(writes(panel.requests)).toEqual(['DELETE /v1/employees/1']);
  });
});

test('a new person is sent as entered and belongs to the organisation of the previous list', { tags: ['admin §5.1'] }, async () => {
  const { panel } = await openPanel('/controlpanel/students/new?organization=4', teacher);
  // Neither is a valid value: it is the service that checks them.
  await userEvent.type(await field(/^User name/), 'nora ek');
  await userEvent.type(await field('Email'), 'nora');
  await userEvent.click(screen.getByRole('button', { name: 'Add a pupil' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alva Berg' })).toBeVisible();
  expect(writes(panel.requests)).toEqual([
    'POST /v2/students {"data":{"username":"nora ek","name":"","organizations":[{"id":4}],"email":"nora"}}',
  ]);
});

describe('a draft', () => {
  const unsaved = () => screen.queryByText('This is a draft from before. It is not saved yet.');
  const drop = () => userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  /** Opens a form again, as after a new login or another page. */
  const comeBack = async (path: string) => {
    cleanup();
    const opened = await openPanel(path, teacher);
    await field(/^Name/);
    return opened;
  };

  test.each([
    ['a person', alva, 'Alva Berg'],
    ['a new person', '/controlpanel/students/new', ''],
  ])('a draft of %s that comes back says that it is not saved, and can be dropped', async (_what, path, stored) => {
    await comeBack(path);
    await userEvent.type(await field(/^Name/), ' Ek');
    await userEvent.type(screen.getByLabelText(/[Pp]assword/, { selector: 'input' }), 'geheim-9');
    expect(unsaved()).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain('geheim');
    await comeBack(path);
    expect(await field(/^Name/)).toHaveValue(`${stored} Ek`);
    expect(unsaved()).toBeVisible();
    await drop();
    expect(await field(/^Name/)).toHaveValue(stored);
    expect(unsaved()).toBeNull();
    await comeBack(path);
    expect(await field(/^Name/)).toHaveValue(stored);
    expect(unsaved()).toBeNull();
  });

  test.each([alva, '/controlpanel/students/new'])('a form that was opened and left is no draft: %s', async (path) => {
    await comeBack(path);
    expect(sessionStorage).toHaveLength(0);
    await comeBack(path);
    expect(unsaved()).toBeNull();
  });

  test('a draft that is saved is none any more, and what is typed afterwards did not come back', async () => {
    await comeBack(alva);
    await userEvent.type(await field(/^Name/), 'h');
    const { panel } = await comeBack(alva);
    await save();
    await waitFor(() => expect(unsaved()).toBeNull());
    expect(writes(panel.requests)).toEqual(['PATCH /v2/students/3 {"data":{"name":"Alva Bergh"}}']);
    await userEvent.type(await field(/^Name/), 'x');
    expect(unsaved()).toBeNull();
  });
});
