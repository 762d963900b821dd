/** Who asks, as far as permissions go. */
export interface Visitor {
  readonly uid: string;
  readonly isSuperuser: boolean;
}

/** What can be asked of a permission: an action, and the record it would be done to. */
export interface PermissionRequest {
  readonly action: string;
  readonly record?: { readonly uid?: unknown } | undefined;
}

/** Whether someone may do something in this part of the panel: superusers everything, except to delete their own account. */
export const mayManage = ({ uid, isSuperuser }: Visitor, { action, record }: PermissionRequest): boolean =>
  isSuperuser && !(action === 'delete' && record?.uid === uid);
