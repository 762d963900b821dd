/** An action, and whether the one who asked may do it (admin §6). */
interface Action {
  readonly id: string;
  readonly status: { readonly active: boolean };
}

/** The actions that the panel knows of, on groups and on people (admin §6). */
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

/** Something that says what may be done with it. */
export interface Permitted {
  readonly actions: readonly Action[];
}

/** Whether an action is active on a record; what the record does not name is not allowed (admin §6). */
export const can = (record: Permitted | undefined, actionId: ActionId): boolean =>
  record?.actions.find(({ id }) => id === actionId)?.status.active === true;
