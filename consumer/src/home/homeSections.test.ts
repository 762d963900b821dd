import { describe, expect, test } from 'vitest';
import { type HomePerson, type HomeSection, homeSections, mayNeedPlan } from './homeSections.ts';

const noUser: HomePerson = {
  isAdmin: false,
  isEmployee: false,
  isGuardian: false,
  isStudent: false,
  isSuperuser: false,
  isConsumerMarketUser: false,
  account: 'personal',
  needsPlan: false,
};
const pupil = { isStudent: true };
const family = { isGuardian: true, isConsumerMarketUser: true };
const schoolAdmin = { isAdmin: true, isEmployee: true };

test.each<readonly [string, Partial<HomePerson>, readonly HomeSection[]]>([
  ['a pupil', pupil, ['assignments', 'reading', 'shelf', 'doors', 'organizations']],
  ['a pupil whose account loads', { ...pupil, account: 'loading' }, ['assignments', 'reading', 'shelf', 'doors', 'organizations']],
  ['a pupil whose account does not load', { ...pupil, account: 'failed' }, ['assignments', 'doors', 'organizations']],
  ['a class', { ...pupil, account: 'shared' }, ['assignments', 'schoolBooks', 'doors', 'organizations']],
  ['a family', family, ['reading', 'shelf', 'doors']],
  ['a family without a plan', { ...family, needsPlan: true }, ['plan', 'doors']],
  ['a guardian of a school', { isGuardian: true }, ['reading', 'shelf', 'doors', 'organizations']],
  ['a teacher', { isEmployee: true }, ['toReview', 'reading', 'shelf', 'doors', 'organizations']],
  ['staff who share an account', { isEmployee: true, account: 'shared' }, ['toReview', 'schoolBooks', 'doors', 'organizations']],
  ['somebody who teaches and learns', { isEmployee: true, ...pupil }, ['toReview', 'assignments', 'reading', 'doors', 'organizations']],
  ['an admin', schoolAdmin, ['panel', 'toReview', 'reading', 'shelf', 'doors', 'organizations']],
  ['a superuser', { isSuperuser: true }, ['panel', 'reading', 'shelf', 'doors', 'organizations']],
  ['somebody without a role', {}, ['reading', 'shelf', 'doors', 'organizations']],
])('the home of %s begins with what waits for them', (_who, person, sections) => {
  expect(homeSections({ ...noUser, ...person })).toEqual(sections);
});

describe('the home of every combination of roles', () => {
  const flags = ['isAdmin', 'isEmployee', 'isGuardian', 'isStudent', 'isSuperuser', 'isConsumerMarketUser'] as const;
  const roles = Array.from({ length: 2 ** flags.length }, (_, bits) =>
    Object.fromEntries(flags.map((flag, bit) => [flag, (bits >> bit) % 2 === 1])),
  );
  const people = roles.flatMap((some) =>
    (['personal', 'shared', 'loading', 'failed'] as const).flatMap((account) =>
      [[], ['polylino-consumer']].map((services) => {
        const person = { ...noUser, ...some, account };
        return { ...person, needsPlan: mayNeedPlan(person, services) };
      }),
    ),
  );
  const calls: Readonly<Partial<Record<HomeSection, number>>> = { toReview: 1, assignments: 1, reading: 1, shelf: 1, schoolBooks: 1 };

  test('makes three calls at most', () => {
    // A plan is asked for, and then its books, in one language and in others.
    const count = (person: HomePerson) =>
      homeSections(person).reduce((sum, section) => sum + (section === 'plan' ? 3 : (calls[section] ?? 0)), 0);
    expect(people.filter((person) => count(person) > 3)).toEqual([]);
  });

  test('has nothing of one person for an account of several people, and speaks of plans neither to it nor to a pupil', () => {
    const of = (is: (person: HomePerson) => boolean) => new Set(people.filter(is).flatMap(homeSections));
    const shared = of(({ account }) => account === 'shared');
    expect((['reading', 'shelf', 'plan'] as const).filter((section) => shared.has(section))).toEqual([]);
    expect(of(({ isStudent }) => isStudent)).not.toContain('plan');
  });

  test('has the doors, and each section once', () => {
    for (const person of people) {
      const sections = homeSections(person);
      expect(sections).toContain('doors');
      expect(new Set(sections).size).toBe(sections.length);
    }
  });
});
