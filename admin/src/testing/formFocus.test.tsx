import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeLibrary } from './fakeLibrary.ts';
import { openPanel } from './openPanel.tsx';

type Role = 'button' | 'combobox' | 'group' | 'heading' | 'list' | 'textbox';

/** How a form is sent by keyboard, and where the focus is then. */
interface Walk {
  readonly path: string;
  readonly options?: Parameters<typeof openPanel>[1];
  /** What is pressed before the form is there. */
  readonly open?: RegExp;
  /** What is typed, by role and name. */
  readonly fill: readonly (readonly [role: 'combobox' | 'textbox', name: RegExp, keys: string])[];
  readonly submit: RegExp;
  /** The attributes that the service refuses. */
  readonly wrong?: readonly string[];
  /** What the legacy service has. */
  readonly record?: { readonly url: RegExp; readonly content: object };
  readonly refused: readonly [Role, RegExp];
  readonly done: readonly [Role, RegExp];
}

const teacher = {
  superuser: false,
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'employee' as const, active: true }],
};
const unit = { path: '/controlpanel/beta/manage/organizations/se-school-2', options: { answer: fakeLibrary() } };
const nameField = ['textbox', /^Name/] as const;
const save = ['button', /^Save$/] as const;
const several = ['group', /^Some fields need your attention$/] as const;

const value = (text: string | null) => ({ value: text, viewable: 2, editable: 2 });
const legacyGroup = {
  id: 4,
  attributes: { name: value('Klass 2B'), code: value(null) },
  type: 'class',
  student_count: 24,
  actions: ['EditGroup'].map((id) => ({ id, status: { active: true } })),
};

/** By the file of the form. */
const walks: Readonly<Record<string, Walk>> = {
  'resources/groups/GroupEdit.tsx': {
    path: '/controlpanel/beta/manage/groups/se-group-1',
    fill: [['textbox', /^Name/, 'x']],
    submit: /^Save$/,
    wrong: ['name'],
    refused: nameField,
    done: save,
  },
  'resources/legacyGroups/LegacyGroupEdit.tsx': {
    path: '/controlpanel/groups/4',
    options: teacher,
    record: { url: /\/v1\/groups\/4$/, content: legacyGroup },
    fill: [['textbox', /^Name/, 'x']],
    submit: /^Save$/,
    wrong: ['name', 'code'],
    refused: several,
    done: save,
  },
  'resources/people/edit/Details.tsx': {
    path: '/controlpanel/students/3',
    options: teacher,
    fill: [['textbox', /^Name/, 'x']],
    submit: /^Save$/,
    wrong: ['name'],
    refused: nameField,
    done: save,
  },
  'resources/schoolUnits/SchoolUnitEdit.tsx': {
    ...unit,
    fill: [['textbox', /^Name/, 'x']],
    submit: /^Save$/,
    wrong: ['name'],
    refused: nameField,
    done: save,
  },
  'resources/schoolUnits/edit/Identifiers.tsx': {
    ...unit,
    fill: [
      ['textbox', /^Kind of identifier/, 'schoolUnitCode'],
      ['textbox', /^Value/, '12345678'],
    ],
    submit: /^Add the identifier/,
    refused: ['button', /^Add the identifier/],
    done: ['button', /^Add the identifier/],
  },
  'resources/users/edit/associations/RoleForm.tsx': {
    path: '/controlpanel/beta/manage/users/se-user-1',
    fill: [['combobox', /^Role at Björkskolan/, 'Administrator']],
    submit: /^Save$/,
    refused: save,
    done: ['list', /^Organisations and roles/],
  },
};

const formFiles = Object.entries(import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true }))
  .filter(
    ([path, text]) =>
      !/\.(test|stories)\.tsx$/.test(path) && /type="submit"|<(SimpleForm|MutationForm|DetailsForm|TabbedForm)\b/.test(text),
  )
  .map(([path]) => path.replace('../', ''));

/** The forms without a walk of their own, with the one that has their parts: the same form of the kit, button and page. */
const sameAs: Readonly<Record<string, string>> = {
  'page/DetailsForm.tsx': 'resources/groups/GroupEdit.tsx',
  'resources/groups/GroupCreate.tsx': 'resources/groups/GroupEdit.tsx',
  'resources/legacyGroups/LegacyGroupCreate.tsx': 'resources/legacyGroups/LegacyGroupEdit.tsx',
  'resources/people/PersonCreate.tsx': 'resources/people/edit/Details.tsx',
  'resources/schoolUnits/SchoolUnitCreate.tsx': 'resources/schoolUnits/SchoolUnitEdit.tsx',
  'resources/schoolUnits/edit/Tree.tsx': 'resources/schoolUnits/edit/Identifiers.tsx',
  'resources/subscriptionPeriods/PeriodForm.tsx': 'resources/users/edit/associations/RoleForm.tsx',
  'resources/users/edit/associations/AddAssociation.tsx': 'resources/schoolUnits/edit/Identifiers.tsx',
};

test('every form has a walk', () => {
  expect(formFiles.length).toBeGreaterThan(10);
  expect(formFiles.filter((file) => !walks[sameAs[file] ?? file])).toEqual([]);
});

const { tab, keyboard, selectOptions } = userEvent;

/** Moves the focus by the Tab key. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let stops = 0; document.activeElement !== element && stops < 150; stops += 1) await tab();
  expect(element).toHaveFocus();
}

async function send({ fill, submit }: Walk): Promise<void> {
  for (const [role, name, keys] of fill) {
    const field = (await screen.findAllByRole(role, { name }))[0] ?? document.body;
    await tabTo(field);
    if (role === 'combobox') await selectOptions(field, keys);
    else await keyboard(keys);
  }
  await tabTo((await screen.findAllByRole('button', { name: submit }))[0] ?? document.body);
  await keyboard('{Enter}');
}

const expectFocus = ([role, name]: readonly [Role, RegExp]) =>
  waitFor(() => {
    expect(document.activeElement).toBeEnabled();
    expect(screen.getAllByRole(role, { name })).toContain(document.activeElement);
  });

/** Answers with the record of a walk. */
const serving =
  ({ record }: Walk) =>
  ({ url, method }: Request): Response | undefined => {
    if (!record?.url.test(url)) return undefined;
    return method === 'GET' ? Response.json(record.content) : new Response(null, { status: 204 });
  };

test.each(Object.entries(walks))('the focus is kept after %s was sent', async (_file, walk) => {
  const { customers, panel } = await openPanel(walk.path, walk.options, {}, { instead: serving(walk) });
  const writes = () => [...customers.requests, ...panel.requests].filter((request) => !request.startsWith('GET'));
  await send(walk);
  await waitFor(() => expect(writes()).not.toEqual([]));
  await expectFocus(walk.done);
});

test.each(Object.entries(walks))('the focus is at what is wrong after %s was refused', async (_file, walk) => {
  const attributes = (walk.wrong ?? []).map((attribute) => ({ attribute, reason: 'maxLength' }));
  const refuse = ({ method }: Request) =>
    method === 'GET' ? undefined : Response.json({ name: 'ValidationError', message: 'No.', attributes }, { status: 400 });
  await openPanel(walk.path, walk.options, { instead: refuse }, { instead: (request) => refuse(request) ?? serving(walk)(request) });
  await send(walk);
  await expectFocus(walk.refused);
});
