import { expect, test } from 'vitest';
import { type MenuSituation, menuEntries } from './menuEntries.ts';

const teacher: MenuSituation = {
  path: '/profile',
  signedIn: true,
  isEmployee: true,
  isSuperuser: false,
  smallScreen: false,
  externalPanel: undefined,
  supportLink: 'https://support.example',
  signInHref: '/login?redirect=%2F',
};

const ids = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).map(({ id }) => id);
const panelOf = (changes: Partial<MenuSituation>) => menuEntries({ ...teacher, ...changes }).find(({ id }) => id === 'manageUsers')?.href;

test('an employee sees all entries in the order of the specification', () => {
  expect(ids({})).toEqual(['landingPage', 'myProfile', 'manageUsers', 'support', 'logOut']);
});

test('the landing page is hidden on the home page', () => {
  expect(ids({ path: '/' })).not.toContain('landingPage');
});

test('only employees manage users', () => {
  expect(ids({ isEmployee: false })).not.toContain('manageUsers');
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

test('without a support link there is no support entry', () => {
  expect(ids({ supportLink: undefined })).not.toContain('support');
});

test('someone who is signed out finds the login in the menu on small screens only', () => {
  expect(ids({ signedIn: false, smallScreen: true })).toEqual(['landingPage', 'support', 'logIn']);
  expect(ids({ signedIn: false })).toEqual(['landingPage', 'support']);
});
