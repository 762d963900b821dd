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

const nobody = { isAdmin: false, isEmployee: false, isGuardian: false, isStudent: false };
const ids = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).map(({ id }) => id);
const panelOf = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).find(({ id }) => id === 'manageUsers')?.href;

test('an employee sees all entries in the order of the specification', () => {
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

test('logging out is left out where the profile does not offer it', () => {
  expect(ids({ mayLogOut: false })).not.toContain('logOut');
});

test('the landing page is hidden on the home page', () => {
  expect(ids({ path: '/' })).not.toContain('landingPage');
});

test('only employees manage users', () => {
  expect(ids({ roles: undefined })).not.toContain('manageUsers');
  expect(ids({ roles: { ...nobody, isGuardian: true } })).not.toContain('manageUsers');
});

test('employees are led to /controlpanel, superusers to the beta', () => {
  expect(panelOf({})).toBe('/controlpanel');
  expect(panelOf({ isSuperuser: true })).toBe('/controlpanel/beta/manage');
});

test('where the realm has an external panel, everyone is led there', () => {
  const externalPanel = 'https://panel.realmkit.de/controlpanel';
  expect(panelOf({ externalPanel })).toBe(externalPanel);
  expect(panelOf({ externalPanel, isSuperuser: true })).toBe(externalPanel);
});

test('support is a page of its own for those who are signed in, and the country’s link for everyone else', () => {
  const support = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).find(({ id }) => id === 'support')?.href;
  expect(support({})).toBe('/support');
  expect(support({ supportLink: undefined })).toBe('/support');
  expect(support({ signedIn: false })).toBe('https://support.example');
  expect(ids({ signedIn: false, supportLink: undefined })).not.toContain('support');
});

test('someone who is signed out finds the login in the menu on small screens only', () => {
  expect(ids({ signedIn: false, smallScreen: true })).toEqual(['landingPage', 'support', 'logIn']);
  expect(ids({ signedIn: false })).toEqual(['landingPage', 'support']);
});

test('the login is escalated where that is possible, by those who are signed in', () => {
  expect(ids({ mayEscalate: true })).toContain('escalateLogin');
  expect(ids({})).not.toContain('escalateLogin');
  expect(ids({ mayEscalate: true, signedIn: false })).not.toContain('escalateLogin');
});

describe('feedback', () => {
  const feedbackLink = 'https://feedback.example';
  test('is asked of those who are signed in, where there is a link for it', () => {
    expect(ids({ feedbackLink })).toContain('feedback');
    expect(ids({})).not.toContain('feedback');
    expect(ids({ feedbackLink, signedIn: false })).not.toContain('feedback');
  });

  test.each(['isStudent', 'isGuardian'] as const)('is not asked of somebody who %s', (role) => {
    expect(ids({ feedbackLink, roles: { ...nobody, [role]: true } })).not.toContain('feedback');
    expect(ids({ feedbackLink, roles: { ...nobody, isEmployee: true, [role]: true } })).not.toContain('feedback');
  });

  test('is not asked before it is known who is there', () => {
    expect(ids({ feedbackLink, roles: undefined })).not.toContain('feedback');
  });
});
