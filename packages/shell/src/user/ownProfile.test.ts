import { describe, expect, test } from 'vitest';
import { canChangePassword, homepageOf, mayLogOut } from './ownProfile.ts';

const action = (id: string, active: boolean) => ({ id, status: { active } });
const other = action('ViewManageUsers', true);

test('the logout is offered while the profile is not loaded', () => {
  expect(mayLogOut(undefined)).toBe(true);
});

test.each([
  ['says so', [other, action('ViewLogOut', true)], true],
  ['says that it is off', [other, action('ViewLogOut', false)], false],
  ['says nothing of it', [other], true],
])('the logout entry follows a profile menu that %s', (_name, menu, offered) => {
  expect(mayLogOut({ menu })).toBe(offered);
});

test.each([
  ['is on', [other, action('EditPassword', true)], true],
  ['is off', [action('EditPassword', false)], false],
  ['is missing', [other], false],
])('EditPassword sets canChangePassword when it %s', { tags: ['admin §6.14'] }, (_name, actions, can) => {
  expect(canChangePassword({ actions })).toBe(can);
});

describe('the home page of a profile', () => {
  test.each([
    ['/controlpanel', '/controlpanel'],
    ['/', '/'],
    [null, '/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
  ])('the home page %s leads to %s', (homepage, path) => {
    expect(homepageOf({ homepage })).toBe(path);
  });

  test('the home page is the landing page until the profile is loaded', () => {
    expect(homepageOf(undefined)).toBe('/');
  });
});
