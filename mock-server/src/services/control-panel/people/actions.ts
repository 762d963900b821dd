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
export interface PersonFacts {
  readonly sharedAccount: boolean;
  /** Whether the one who looks administrates every organisation of the person. */
  readonly administratesAll: boolean;
}

/** What somebody who works at an organisation of a person may do; a shared account has no bookshelf of its own (admin §6). */
export function personActions(look: AccessContext, { sharedAccount, administratesAll }: PersonFacts): Record<PersonAction, boolean> {
  return {
    ViewUserInfo: true,
    EditUserInfo: mayEdit(look),
    DeleteUser: mayEdit(look) && administratesAll,
    ListGroups: true,
    ViewBookshelf: !sharedAccount,
  };
}
