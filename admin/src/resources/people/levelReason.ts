import { guardedAttributes } from '@realmkit/openapi';
import type { PersonType } from './personTypes.ts';

/** The levels of an attribute for the user: 0 no, 2 yes (admin §6). */
export interface Levels {
  readonly viewable: 0 | 2;
  readonly editable: 0 | 2;
}

/** The reason why an attribute is hidden or read-only; each has a text in `reasons`. */
export type LevelReason = 'secureLogin' | 'notYours' | 'onlyAdmins' | 'ownLogin' | 'sharedStudents' | 'ageStudents';

/** The attributes that need a secure login (admin §6): the guarded ones, and the right to talking books where it is managed. */
const secureLoginAttributes: readonly string[] = [...guardedAttributes, 'speakingBookRights'];

/** Returns why an attribute is read-only or hidden; undefined if it is editable. */
export function levelReason(
  name: string,
  { viewable, editable }: Levels,
  {
    isSecureLogin,
    type,
    keepsLogin = false,
  }: { readonly isSecureLogin: boolean; readonly type: PersonType; readonly keepsLogin?: boolean },
): LevelReason | undefined {
  if (editable === 2) return undefined;
  if (secureLoginAttributes.includes(name) && !isSecureLogin) return 'secureLogin';
  if (viewable === 0 && name !== 'password') return 'notYours';
  if (type !== 'students' && name === 'shared') return 'sharedStudents';
  if (type !== 'students' && name === 'ageFilter') return 'ageStudents';
  return keepsLogin && name !== 'shared' && name !== 'ageFilter' ? 'ownLogin' : 'onlyAdmins';
}

/** Returns whether only the person changes how they log in, although the user may edit the person otherwise. */
export const keepsLogin = ({ name, username }: Readonly<Record<'name' | 'username', Levels>>): boolean =>
  name.editable === 2 && username.editable === 0;
