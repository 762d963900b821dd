import { realms } from '@realmkit/design-system';
import { expect, test } from 'vitest';
import { realmTable } from '../realm/realmTable.ts';
import { isActiveConsumerMarketUser, isConsumerMarketUser, isSecureLogin, isSuperuser, mayEscalate } from './permissions.ts';
import type { Association } from './roles.ts';

const home: Association = { uid: 'se-school-consumer', role: 'guardian', active: true };
const school: Association = { uid: 'se-school-2', role: 'guardian', active: true };

test.each([
  ['one active association to the consumer school unit as guardian', [home], true],
  ['an ended association beside it', [home, { ...school, active: false }], true],
  ['no association', [], false],
  ['another role there', [{ ...home, role: 'student' as const }], false],
  ['an ended association to it', [{ ...home, active: false }], false],
  ['another school unit', [school], false],
  ['a second active association', [home, school], false],
  ['the consumer school unit of another country', [{ ...home, uid: 'fi-school-consumer' }], false],
])(
  'a user with %s is a consumer-market user by associations: %s',
  { tags: ['shell §5.6', 'shell §5.8'] },
  (_name, associations, expected) => {
    expect(isConsumerMarketUser(associations, 'se-school-consumer')).toBe(expected);
  },
);

test.each(realms)(
  'a guardian of the consumer school unit of %s is a consumer-market user in that realm only',
  { tags: ['shell §5.7'] },
  (realm) => {
    const associations = [{ ...home, uid: `${realm}-school-consumer` }];
    expect(realms.filter((other) => isConsumerMarketUser(associations, realmTable[other].consumerSchoolUnit))).toEqual([realm]);
  },
);

test.each([
  ['one consumer subscription and the role guardian', ['polylino-consumer'], ['guardian'], true],
  ['the bare type', ['consumer'], ['guardian'], true],
  ['no subscription', [], ['guardian'], false],
  ['a school subscription', ['polylino-school'], ['guardian'], false],
  ['two consumer subscriptions', ['polylino-consumer', 'begreppa-consumer'], ['guardian'], false],
  ['a consumer subscription and its sign language', ['polylino-consumer', 'polylino-sign-language'], ['guardian'], true],
  ['a type that only begins with it', ['consumer-school'], ['guardian'], false],
  ['no role', ['polylino-consumer'], [], false],
  ['another role', ['polylino-consumer'], ['employee'], false],
  ['two roles', ['polylino-consumer'], ['guardian', 'employee'], false],
])(
  'a user with %s is an active consumer-market user by tokens: %s',
  { tags: ['shell §5.9', 'shell §5.10'] },
  (_name, subscriptions, roles, expected) => {
    expect(isActiveConsumerMarketUser({ subscriptions, roles })).toBe(expected);
  },
);

test('a superuser has the scope of exactly this realm', { tags: ['shell §6.6'] }, () => {
  expect(isSuperuser({ scope: ['openid', 'ilt.user.se.write'] }, 'se')).toBe(true);
  expect(isSuperuser({ scope: ['openid', 'ilt.user.fi.write'] }, 'se')).toBe(false);
  expect(isSuperuser({ scope: ['ilt.user.se.write.more'] }, 'se')).toBe(false);
});

test.each([
  ['a superuser', { scope: ['ilt.user.se.write'] }, true],
  ['the write scope of another realm', { scope: ['ilt.user.fi.write'] }, false],
  ['multi-factor assurance', { scope: [], acr: 'secure' }, true],
  ['a password only', { scope: [], acr: 'basic' }, false],
  ['no assurance at all', { scope: [] }, false],
])('a login with %s is secure: %s', { tags: ['shell §5.11', 'shell §5.12', 'admin §6.24'] }, (_name, claims, secure) => {
  expect(isSecureLogin(claims, 'se')).toBe(secure);
});

test.each([
  ['an employee with a password only, in se', true, false, 'se', true],
  ['an employee whose login is secure already', true, true, 'se', false],
  ['somebody else', false, false, 'se', false],
  ['an employee where the feature is off', true, false, 'fi', false],
] as const)(
  'mayEscalate decides for %s',
  { tags: ['shell §5.13', 'shell §5.14', 'shell §6.8'] },
  (_name, isEmployee, secure, realm, expected) => {
    expect(mayEscalate({ isEmployee, isSecureLogin: secure }, realmTable[realm])).toBe(expected);
  },
);

test('escalation is available in Sweden only', { tags: ['shell §6.9'] }, () => {
  const teacher = { isEmployee: true, isSecureLogin: false };
  expect(realms.filter((realm) => mayEscalate(teacher, realmTable[realm]))).toEqual(['se']);
});
