import { expect, test } from 'vitest';
import { homeActions } from './homeActions.ts';

const noRoles = {
  isEmployee: false,
  isGuardian: false,
  isStudent: false,
  isShared: false,
  isSuperuser: false,
  isConsumerMarketUser: false,
  externalPanel: undefined,
};
const hrefs = (situation: Partial<Parameters<typeof homeActions>[0]>) => homeActions({ ...noRoles, ...situation }).map(({ href }) => href);

test('employees can manage users', () => {
  expect(hrefs({ isEmployee: true })).toEqual(['/library', '/controlpanel', '/services', '/profile', '/settings']);
});

test('superusers get the path of the beta management', () => {
  expect(hrefs({ isSuperuser: true })).toEqual(['/library', '/controlpanel/beta/manage', '/services', '/profile', '/settings']);
});

test('user management is in the external panel if the realm has one', () => {
  const externalPanel = 'https://panel.example/controlpanel';
  expect(hrefs({ isEmployee: true, isSuperuser: true, externalPanel })).toEqual([
    '/library',
    externalPanel,
    '/services',
    '/profile',
    '/settings',
  ]);
});

test('students have their profile and the settings', () => {
  expect(hrefs({})).toEqual(['/library', '/services', '/profile', '/settings']);
});

test('guardians have their subscriptions too', () => {
  expect(hrefs({ isGuardian: true })).toEqual(['/library', '/subscriptions', '/services', '/profile', '/settings']);
});

test('pupils and accounts of several people are not asked to confirm an address, and the latter do not read of subscriptions', () => {
  const profileOf = (situation: Partial<Parameters<typeof homeActions>[0]>) =>
    homeActions({ ...noRoles, ...situation }).find(({ id }) => id === 'profile')?.description;
  expect([profileOf({ isStudent: true }), profileOf({ isShared: true }), profileOf({})]).toEqual(['ownData', 'ownData', undefined]);
  expect(hrefs({ isGuardian: true, isShared: true })).not.toContain('/subscriptions');
});

test('consumer-market users have no settings on the landing page', () => {
  expect(hrefs({ isConsumerMarketUser: true })).toEqual(['/library', '/services', '/profile']);
});
