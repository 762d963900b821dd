import type { components } from '@realmkit/openapi/types/control-panel';
import { type AccessContext, mayEdit } from './levels.ts';

type Action = components['schemas']['Action'];
/** An action on a person (admin §6). */
export type PersonAction = 'ViewUserInfo' | 'EditUserInfo' | 'DeleteUser' | 'SendPasswordReset' | 'ListGroups' | 'ViewBookshelf';

/** Returns actions with their status, as in the legacy contract. */
export function actionList(status: Readonly<Record<string, boolean>>): Action[] {
  return Object.entries(status).map(([id, active]) => ({ id, status: { active } }));
}

/** Further data that determines the actions on a person. */
export interface AccessFacts {
  readonly sharedAccount: boolean;
  /** Whether the person has an email address that they have confirmed. */
  readonly hasConfirmedEmail: boolean;
  /** Whether the caller administrates every organisation of the person. */
  readonly administratesAll: boolean;
  /** Whether the person is the caller: nobody deletes themselves. */
  readonly isOwnAccount: boolean;
}

/** Returns which actions a staff member may perform on a person; a shared account has no bookshelf (admin §6). */
export function personActions(
  context: AccessContext,
  { sharedAccount, hasConfirmedEmail, administratesAll, isOwnAccount }: AccessFacts,
): Record<PersonAction, boolean> {
  return {
    ViewUserInfo: true,
    EditUserInfo: mayEdit(context),
    DeleteUser: mayEdit(context) && administratesAll && !isOwnAccount,
    SendPasswordReset: mayEdit(context) && hasConfirmedEmail && !sharedAccount,
    ListGroups: true,
    ViewBookshelf: !sharedAccount,
  };
}
