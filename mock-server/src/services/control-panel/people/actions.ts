import type { components } from '@realmkit/openapi/types/control-panel';
import { type AccessContext, mayEdit } from './levels.ts';

type Action = components['schemas']['Action'];
/** An action on a person (admin §6). */
export type PersonAction = 'ViewUserInfo' | 'EditUserInfo' | 'DeleteUser' | 'ListGroups' | 'ViewBookshelf';

/** Actions with their status, as the legacy service lists them. */
export function actionList(status: Readonly<Record<string, boolean>>): Action[] {
  return Object.entries(status).map(([id, active]) => ({ id, status: { active } }));
}

/** What else decides on the actions on a person. */
export interface AccessFacts {
  readonly sharedAccount: boolean;
  /** Whether the one who looks administrates every organisation of the person. */
  readonly administratesAll: boolean;
}

/** What somebody who works at an organisation of a person may do; a shared account has no bookshelf of its own (admin §6). */
export function personActions(context: AccessContext, { sharedAccount, administratesAll }: AccessFacts): Record<PersonAction, boolean> {
  return {
    ViewUserInfo: true,
    EditUserInfo: mayEdit(context),
    DeleteUser: mayEdit(context) && administratesAll,
    ListGroups: true,
    ViewBookshelf: !sharedAccount,
  };
}
