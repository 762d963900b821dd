import { expect, test } from 'vitest';
import { mayLogOut } from './menuProfile.ts';

const other = { id: 'ViewManageUsers', status: { active: true } };
const logOut = (active: boolean) => ({ id: 'ViewLogOut', status: { active } });

test.each([
  ['is not known', undefined, true],
  ['says so', [other, logOut(true)], true],
  ['says that it is off', [other, logOut(false)], false],
  ['says nothing of it', [other], true],
])('logging out, where the menu of the profile %s', (_name, menu, offered) => {
  expect(mayLogOut(menu)).toBe(offered);
});
