/** The user whose permissions are checked. */
export interface Visitor {
  readonly uid: string;
  readonly isSuperuser: boolean;
}

/** A permission to check: an action, and the record that it changes. */
export interface PermissionRequest {
  readonly action: string;
  readonly record?: { readonly uid?: unknown } | undefined;
}

/** Returns whether the user may do the action in the user management: a superuser may do everything except delete their own account. */
export const mayManage = ({ uid, isSuperuser }: Visitor, { action, record }: PermissionRequest): boolean =>
  isSuperuser && !(action === 'delete' && record?.uid === uid);
