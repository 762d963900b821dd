import type { PersonType } from '../people/personTypes.ts';

/** What one may do with an attribute: 0 no, 2 yes (admin §6). */
export interface Levels {
  readonly viewable: 0 | 2;
  readonly editable: 0 | 2;
}

/** Why an attribute is not to be seen or not to be changed; the texts of `reasons` have a sentence for each. */
export type LevelReason = 'secureLogin' | 'notYours' | 'onlyAdmins' | 'sharedStudents' | 'ageStudents';

/** The attributes that need a secure login (admin §6). */
const guarded: readonly string[] = ['bankid', 'sms', 'speakingBookRights'];

/** Why an attribute cannot be changed, or not even be seen; undefined where it can be changed. */
export function levelReason(
  name: string,
  { viewable, editable }: Levels,
  { isSecureLogin, type }: { readonly isSecureLogin: boolean; readonly type: PersonType },
): LevelReason | undefined {
  if (editable === 2) return undefined;
  if (guarded.includes(name) && !isSecureLogin) return 'secureLogin';
  if (viewable === 0 && name !== 'password') return 'notYours';
  if (type !== 'students' && name === 'shared') return 'sharedStudents';
  if (type !== 'students' && name === 'ageFilter') return 'ageStudents';
  return 'onlyAdmins';
}
