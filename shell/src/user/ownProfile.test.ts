import { describe, expect, test } from 'vitest';
import { canChangePassword, homepageOf, mayLogOut } from './ownProfile.ts';

const action = (id: string, active: boolean) => ({ id, status: { active } });
const other = action('ViewManageUsers', true);

test('logging out is offered as long as nothing is known of it', () => {
  expect(mayLogOut(undefined)).toBe(true);
});

test.each([
  ['says so', [other, action('ViewLogOut', true)], true],
  ['says that it is off', [other, action('ViewLogOut', false)], false],
  ['says nothing of it', [other], true],
])('logging out, where the menu of the profile %s', (_name, menu, offered) => {
  expect(mayLogOut({ menu })).toBe(offered);
});

test.each([
  ['is on', [other, action('EditPassword', true)], true],
  ['is off', [action('EditPassword', false)], false],
  ['is missing', [other], false],
])('EditPassword sets canChangePassword: where it %s', (_name, actions, can) => {
  expect(canChangePassword({ actions })).toBe(can);
});

describe('the home page of a profile', () => {
  test.each([
    ['/controlpanel', '/controlpanel'],
    ['/', '/'],
    [null, '/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
  ])('%s leads to %s', (homepage, address) => {
    expect(homepageOf({ homepage })).toBe(address);
  });

  test('is the landing page until it is known', () => {
    expect(homepageOf(undefined)).toBe('/');
  });
});
