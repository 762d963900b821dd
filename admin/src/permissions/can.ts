/** An action, and whether the user may do it (admin §6). */
interface Action {
  readonly id: string;
  readonly status: { readonly active: boolean };
}

/** The actions that the panel knows, on groups and on people (admin §6). */
export type ActionId =
  | 'EditGroup'
  | 'DeleteGroup'
  | 'EditGroupPassword'
  | 'EditGroupAgeFilter'
  | 'ViewUserInfo'
  | 'EditUserInfo'
  | 'DeleteUser'
  | 'ListGroups'
  | 'ViewBookshelf';

/** A record that lists its permitted actions. */
export interface Permitted {
  readonly actions: readonly Action[];
}

/** Returns whether an action is active on a record; an action that the record does not list is not allowed (admin §6). */
export const can = (record: Permitted | undefined, actionId: ActionId): boolean =>
  record?.actions.find(({ id }) => id === actionId)?.status.active === true;
