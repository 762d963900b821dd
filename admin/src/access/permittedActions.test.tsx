import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel } from '../testing/openPanel.tsx';
import { person } from '../testing/people.ts';

const admin = {
  superuser: false,
  // Not the student whose page is opened: nobody deletes their own account.
  tokens: { uid: 'se-user-1' },
  organizations: [{ uid: 'se-school-2', name: 'Björkskolan', role: 'admin' as const, active: true }],
  answer: (request: Request) => (new URL(request.url).pathname.startsWith('/library/') ? Response.json([]) : undefined),
};

type Control = readonly [role: 'button' | 'combobox' | 'link' | 'searchbox' | 'textbox', name: RegExp];

/** What each action of a group allows, and the reason that stands there without it. */
const groupActions: readonly (readonly [string, Control, string])[] = [
  ['EditGroup', ['textbox', /^Name/], 'You may look at this group, but not change it. Ask an administrator of the school.'],
  ['DeleteGroup', ['button', /^Delete group$/], 'Only an administrator of the school can delete a group.'],
  ['EditGroupPassword', ['button', /^Set the password$/], 'You may not set the password of this group’s pupils.'],
  ['EditGroupAgeFilter', ['button', /^Set the age filter$/], 'You may not set the age filter of this group’s pupils.'],
];

/** What each action of a person allows, where, and the reason that stands there without it; a name in a list is then no link. */
const personActions: readonly (readonly [string, string, Control, string])[] = [
  ['ViewUserInfo', '', ['link', /^Alva Berg$/], 'Alva Berg'],
  ['EditUserInfo', '/3', ['button', /^Save$/], 'You may look at this person, and an administrator of the school can change them.'],
  ['DeleteUser', '/3', ['button', /^Delete user$/], 'Only an administrator of all the person’s organisations can delete them.'],
  ['ListGroups', '/3?tab=groups', ['combobox', /^Put into a group/], 'You may not see the groups of this person.'],
  ['ViewBookshelf', '/3?tab=bookshelf', ['searchbox', /^Add a book/], 'You may not see this of this person.'],
];

/** Opens a page on which all actions of the group or of the student are listed, and all but one are active. */
function openWithout(path: string, inactive?: string) {
  const ids = [...groupActions, ...personActions].map(([id]) => id);
  const actions = ids.map((id) => ({ id, status: { active: id !== inactive } }));
  const editable = (value: string | null) => ({ value, viewable: 2, editable: 2 });
  const group = { id: 4, attributes: { name: editable('Klass 2B'), code: editable(null) }, type: 'class', student_count: 24, actions };
  const student = { ...person(3), actions };
  const instead = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/v1/groups/4/users')) return Response.json({ data: [], meta: { totalItems: 0 } });
    if (pathname.endsWith('/v1/groups/4')) return Response.json(group);
    if (pathname.endsWith('/v2/students/3')) return Response.json(student);
    if (pathname.endsWith('/organizations/2/students')) return Response.json({ data: [student], meta: { totalItems: 1 } });
    return undefined;
  };
  return openPanel(path, admin, {}, { instead });
}

/** Returns whether a control is offered: it is there, and neither read-only nor disabled with a reason. */
const isOffered = ([role, name]: Control) =>
  screen.queryAllByRole(role, { name }).some((control) => !control.matches('[readonly], :disabled[aria-describedby]'));

test.each(groupActions)(
  'without the action %s the page of a group lacks only what it allows, and says why',
  { tags: ['admin §6.5', 'admin §6.6', 'admin §6.7', 'admin §6.8'] },
  async (id, control, reason) => {
    await openWithout('/controlpanel/groups/4', id);
    await screen.findByRole('heading', { level: 1, name: 'Klass 2B' });
    expect(isOffered(control)).toBe(false);
    expect(screen.queryAllByText(reason)).not.toEqual([]);
    const missing = groupActions.filter(([, other]) => !isOffered(other));
    expect(missing.map(([action]) => action)).toEqual([id]);
  },
);

test.each(personActions)(
  'the action %s allows its part of the pages of a person, which say why it is missing',
  { tags: ['admin §5.4', 'admin §6.4', 'admin §6.11', 'admin §6.12', 'admin §6.13'] },
  async (id, path, control, reason) => {
    await openWithout(`/controlpanel/students${path}`);
    const [role, name] = control;
    await screen.findByRole(role, { name });
    expect(isOffered(control)).toBe(true);
    cleanup();
    await openWithout(`/controlpanel/students${path}`, id);
    await screen.findByRole(path === '' ? 'rowheader' : 'heading', { name: 'Alva Berg' });
    expect(isOffered(control)).toBe(false);
    expect(screen.queryAllByText(reason)).not.toEqual([]);
  },
);

test.each(['', '?tab=groups', '?tab=subscriptions', '?tab=bookshelf', '?tab=history'])(
  'without ViewUserInfo the page /3%s of a person shows nothing of the person to whoever has its address',
  { tags: ['admin §6.9'] },
  async (tab) => {
    await openWithout(`/controlpanel/students/3${tab}`, 'ViewUserInfo');
    expect(await screen.findByRole('heading', { level: 1, name: 'You are not allowed to see this page' })).toBeVisible();
    expect(screen.queryByText(/Alva|alva/)).toBeNull();
    expect(document.title).not.toMatch(/Alva/);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('navigation', { name: 'Parts of this page' })).toBeNull();
  },
);

test('without EditUserInfo no field of the page of a person can be changed, whatever the levels of its attributes', {
  tags: ['admin §6.10'],
}, async () => {
  const fields = (): readonly Element[] => [...document.querySelectorAll('main form :is(input, textarea, select)')];
  const changeable = () => fields().filter((field) => !field.matches(':disabled, [readonly]'));
  await openWithout('/controlpanel/students/3');
  await screen.findByRole('button', { name: 'Save' });
  expect(changeable().length).toBeGreaterThan(5);
  cleanup();
  await openWithout('/controlpanel/students/3', 'EditUserInfo');
  await screen.findByText('You may look at this person, and an administrator of the school can change them.');
  expect(fields().length).toBeGreaterThan(5);
  expect(changeable()).toEqual([]);
});
