import { useRecordContext, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceName } from '../resources/Register.ts';
import { useCanAccessCallback } from './AccessContext.ts';

/** The parameters of {@link useCanAccess}. */
export interface CanAccessParams {
  /** By default that of the closest resource context. */
  readonly resource?: string;
  readonly action: string;
  /** By default that of the closest record context, where no resource is named. */
  readonly record?: object | undefined;
}

/** Returns whether an action is permitted, as react-admin's hook of the same name, but at once: the rules are known when the panel starts. */
export function useCanAccess({ action, ...params }: CanAccessParams): { readonly canAccess: boolean; readonly isPending: false } {
  const permits = useCanAccessCallback();
  const resource = useResourceContext(params) ?? '';
  const closest = useRecordContext();
  const record = params.record ?? (params.resource === undefined ? closest : undefined);
  return { canAccess: permits({ resource, action, record }), isPending: false };
}

/** Props of {@link CanAccess}. */
export interface CanAccessProps extends Omit<CanAccessParams, 'resource'> {
  /** By default that of the closest resource context. */
  readonly resource?: ResourceName;
  readonly children: ReactNode;
  /** Shown where the action is not permitted: nothing, or why. */
  readonly accessDenied?: ReactNode;
}

/** Shows its children where an action is permitted. */
export function CanAccess({ children, accessDenied = null, ...params }: CanAccessProps) {
  const { canAccess } = useCanAccess(params);
  return canAccess ? children : accessDenied;
}
