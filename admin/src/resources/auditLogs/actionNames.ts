import type { AuditLogEntry } from '@realmkit/openapi';

/** The actions that the audit log has texts for; others are shown by the name of their operation. */
const actionNames = [
  'createPerson',
  'updatePerson',
  'deletePerson',
  'deleteUser',
  'restorePerson',
  'restoreUser',
  'exportMyData',
  'deleteMe',
  'restoreMe',
  'endMyOtherSessions',
  'exportUserData',
  'sendPasswordReset',
  'setUserGroups',
  'replaceUserSchoolUnits',
  'setUserSchoolUnit',
  'removeUserSchoolUnit',
  'addUserToGroup',
  'removeUserFromGroup',
  'createSchoolUnit',
  'updateSchoolUnit',
  'createGroup',
  'createLegacyGroup',
  'updateGroup',
  'updateLegacyGroup',
  'deleteGroup',
  'deleteLegacyGroup',
  'createUserSubscriptionPeriod',
  'updateUserSubscriptionPeriod',
  'deleteUserSubscriptionPeriod',
  'createSchoolUnitSubscriptionPeriod',
  'updateSchoolUnitSubscriptionPeriod',
  'deleteSchoolUnitSubscriptionPeriod',
  'setSyncSetting',
  'replaceSyncSettings',
  'triggerSync',
  'issueLoginCards',
  'voidLoginCard',
  'printLoginCards',
  'exportSubmissions',
  'reopenSubmission',
] as const;

/** The text key of an action. */
export type ActionName = (typeof actionNames)[number];

/**
 * Returns the text key of what was done to the subject of an entry; undefined for an action without a text. One action can change several
 * subjects: pupils of a deleted class left a group, and were not deleted themselves.
 */
export function actionNameOf({ action, changes }: Pick<AuditLogEntry, 'action' | 'changes'>): ActionName | undefined {
  const concerns = (prefix: string): boolean => changes.length > 0 && changes.every(({ field }) => field.startsWith(prefix));
  if (concerns('groups.')) return 'setUserGroups';
  if (concerns('subscriptionPeriods.') && !action.includes('Subscription')) return 'updateUserSubscriptionPeriod';
  return actionNames.find((name) => name === action);
}
