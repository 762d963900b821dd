import { expect, test } from 'vitest';
import { actionNameOf } from './actionNames.ts';

const change = (field: string) => ({ field, before: 'HT26 6B', after: null });

test.each([
  ['deleteGroup', ['deleted'], 'deleteGroup'],
  ['deleteGroup', ['groups.se-group-4'], 'setUserGroups'],
  ['updateLegacyGroup', ['groups.se-group-4'], 'setUserGroups'],
  ['updateSchoolUnit', ['parent'], 'updateSchoolUnit'],
  ['updateSchoolUnit', ['subscriptionPeriods.31'], 'updateUserSubscriptionPeriod'],
  ['deleteSchoolUnitSubscriptionPeriod', ['subscriptionPeriods.31'], 'deleteSchoolUnitSubscriptionPeriod'],
  ['triggerSync', ['name', 'groups.se-group-4'], 'triggerSync'],
  ['somethingNew', ['name'], undefined],
] as const)('an entry of %s that changes %o has the text of %s', (action, fields, expected) => {
  expect(actionNameOf({ action, changes: fields.map(change) })).toBe(expected);
});
