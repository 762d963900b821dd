import { describe, expect, test } from 'vitest';
import { type MenuSituation, menuEntries } from './menuEntries.ts';

const teacher: MenuSituation = {
  path: '/profile',
  signedIn: true,
  roles: { isAdmin: false, isEmployee: true, isGuardian: false, isStudent: false },
  isSuperuser: false,
  mayEscalate: false,
  mayLogOut: true,
  smallScreen: false,
  externalPanel: undefined,
  supportLink: 'https://support.example',
  feedbackLink: undefined,
  signInHref: '/login?redirect=%2F',
};

const noRoles = { isAdmin: false, isEmployee: false, isGuardian: false, isStudent: false };
const ids = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).map(({ id }) => id);
const panelOf = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).find(({ id }) => id === 'manageUsers')?.href;

test('an employee sees all entries in the order of the specification', {
  tags: ['shell §2 Menu drawer.1', 'shell §2 Menu drawer.3', 'shell §2 Menu drawer.7'],
}, () => {
  expect(ids({ mayEscalate: true, feedbackLink: 'https://feedback.example' })).toEqual([
    'landingPage',
    'myProfile',
    'manageUsers',
    'support',
    'escalateLogin',
    'feedback',
    'logOut',
  ]);
});

test('the logout entry is hidden when the profile disables it', () => {
  expect(ids({ mayLogOut: false })).not.toContain('logOut');
});

test('the landing page is hidden on the home page', { tags: ['shell §2 Menu drawer.2'] }, () => {
  expect(ids({ path: '/' })).not.toContain('landingPage');
});

test('only employees manage users', { tags: ['shell §2 Menu drawer.4'] }, () => {
  expect(ids({ roles: undefined })).not.toContain('manageUsers');
  for (const role of ['isGuardian', 'isStudent'] as const)
    expect(ids({ roles: { ...noRoles, [role]: true } })).not.toContain('manageUsers');
});

test('employees are linked to /controlpanel, superusers to the beta', { tags: ['shell §2.21', 'admin §2.5', 'admin §2.6'] }, () => {
  expect(panelOf({})).toBe('/controlpanel');
  expect(panelOf({ isSuperuser: true })).toBe('/controlpanel/beta/manage');
});

test('all users of a realm with an external panel are linked to it', () => {
  const externalPanel = 'https://panel.realmkit.de/controlpanel';
  expect(panelOf({ externalPanel })).toBe(externalPanel);
  expect(panelOf({ externalPanel, isSuperuser: true })).toBe(externalPanel);
});

test('the support entry links signed-in users to a page and visitors to the country’s support', () => {
  const support = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).find(({ id }) => id === 'support')?.href;
  expect(support({})).toBe('/support');
  expect(support({ supportLink: undefined })).toBe('/support');
  expect(support({ signedIn: false })).toBe('https://support.example');
  expect(ids({ signedIn: false, supportLink: undefined })).not.toContain('support');
});

test('the login entry is shown to signed-out visitors on small screens only', { tags: ['shell §2 Menu drawer.15'] }, () => {
  expect(ids({ signedIn: false, smallScreen: true })).toEqual(['landingPage', 'support', 'logIn']);
  expect(ids({ signedIn: false })).toEqual(['landingPage', 'support']);
});

test('the escalation entry is shown to signed-in users who may escalate', () => {
  expect(ids({ mayEscalate: true })).toContain('escalateLogin');
  expect(ids({})).not.toContain('escalateLogin');
  expect(ids({ mayEscalate: true, signedIn: false })).not.toContain('escalateLogin');
});

describe('feedback', () => {
  const feedbackLink = 'https://feedback.example';
  test('the feedback entry is shown to signed-in users when there is a link', {
    tags: ['shell §2 Menu drawer.10', 'shell §2 Menu drawer.12'],
  }, () => {
    expect(ids({ feedbackLink })).toContain('feedback');
    expect(ids({})).not.toContain('feedback');
    expect(ids({ feedbackLink, signedIn: false })).not.toContain('feedback');
  });

  test.each(['isStudent', 'isGuardian'] as const)(
    'the feedback entry is hidden for a user who %s',
    { tags: ['shell §2 Menu drawer.11', 'shell §6.26', 'shell §6.27'] },
    (role) => {
      expect(ids({ feedbackLink, roles: { ...noRoles, [role]: true } })).not.toContain('feedback');
      expect(ids({ feedbackLink, roles: { ...noRoles, isEmployee: true, [role]: true } })).not.toContain('feedback');
    },
  );

  test('the feedback entry is hidden until the roles are known', () => {
    expect(ids({ feedbackLink, roles: undefined })).not.toContain('feedback');
  });
});
