import type { PersonAttributeName } from '@realmkit/openapi/people';
import { describe, expect, test } from 'vitest';
import { type AccessContext, type Levels, levelsOf, mayEdit } from './levels.ts';

const teacherAtStudent: AccessContext = {
  realm: 'se',
  type: 'students',
  administrates: false,
  secure: false,
  outranksCaller: false,
  keepsLogin: false,
};
const basic: PersonAttributeName[] = ['username', 'name', 'email', 'organizations', 'password'];
const namesWith = (context: AccessContext, fits: (levels: Levels) => boolean): string[] =>
  Object.entries<Levels | undefined>(levelsOf(context))
    .filter(([, levels]) => levels && fits(levels))
    .map(([name]) => name)
    .sort();
const editable = (context: AccessContext): string[] => namesWith(context, (levels) => levels.editable === 2);
const hidden = (context: AccessContext): string[] => namesWith(context, (levels) => levels.viewable === 0);

describe('editable attributes', () => {
  test.each<[string, Partial<AccessContext>, PersonAttributeName[]]>([
    ['a teacher changes the basics and the age filter of a student', {}, [...basic, 'ageFilter']],
    ['a teacher changes nothing of a guardian', { type: 'guardians' }, []],
    ['a teacher changes nothing of a colleague', { type: 'employees' }, []],
    [
      'an admin also changes sharing and connections of a student',
      { administrates: true },
      [...basic, 'ageFilter', 'shared', 'eppn', 'gsuiteid', 'gsuiteemail', 'office365'],
    ],
    ['an admin changes the basics of a guardian', { administrates: true, type: 'guardians' }, basic],
    [
      'an admin changes the connections of an employee',
      { administrates: true, type: 'employees' },
      [...basic, 'eppn', 'gsuiteid', 'gsuiteemail', 'office365'],
    ],
    [
      'an admin with a secure sign-in also changes what it guards',
      { administrates: true, type: 'employees', secure: true },
      [...basic, 'eppn', 'gsuiteid', 'gsuiteemail', 'office365', 'speakingBookRights', 'bankid', 'sms'],
    ],
    [
      'an admin changes no login of an employee who keeps it to themselves',
      { administrates: true, type: 'employees', secure: true, keepsLogin: true },
      ['name', 'organizations', 'speakingBookRights'],
    ],
    ['an admin changes nothing of a superuser', { administrates: true, type: 'employees', secure: true, outranksCaller: true }, []],
  ])('the levels mean that %s', (_what, about, expected) => {
    expect(editable({ ...teacherAtStudent, ...about })).toEqual([...expected].sort());
  });

  test('an employee can edit only students, and an admin can edit all users except superusers', () => {
    expect(mayEdit(teacherAtStudent)).toBe(true);
    expect(mayEdit({ ...teacherAtStudent, type: 'guardians' })).toBe(false);
    expect(mayEdit({ ...teacherAtStudent, type: 'guardians', administrates: true })).toBe(true);
    expect(mayEdit({ ...teacherAtStudent, administrates: true, outranksCaller: true })).toBe(false);
  });
});

describe('viewable attributes', () => {
  test('the password is never viewable, and guarded attributes are viewable only after a secure login', () => {
    const colleague: AccessContext = { ...teacherAtStudent, type: 'employees' };
    expect(hidden(colleague)).toEqual(['bankid', 'password', 'sms', 'speakingBookRights']);
    expect(hidden({ ...colleague, secure: true })).toEqual(['password']);
  });

  test('guardians have no external connections, and only employees have bankid and sms', { tags: ['admin §6.28'] }, () => {
    expect(namesWith({ ...teacherAtStudent, type: 'guardians' }, () => true)).toEqual([
      'ageFilter',
      'email',
      'name',
      'organizations',
      'password',
      'shared',
      'username',
    ]);
    expect(levelsOf(teacherAtStudent).bankid).toBeUndefined();
    expect(levelsOf({ ...teacherAtStudent, type: 'employees' }).sms).toBeDefined();
  });

  test.each(['de', 'fi', 'fr', 'no', 'nl', 'uk', 'us'] as const)('the realm %s has neither eppn nor speakingBookRights', (realm) => {
    expect(levelsOf({ ...teacherAtStudent, realm })).toMatchObject({ eppn: undefined, speakingBookRights: undefined });
  });
});
