import { isJsonObject } from '@realmkit/openapi/json';

/** The access level of a route: 'nonAuth' and 'guest' are open to everyone (shell §2). */
type RouteAccess = 'nonAuth' | 'guest' | 'signedIn';

/** The `handle` of a route with its access level. */
export interface ShellRouteHandle {
  readonly access?: RouteAccess;
}

const accessOf = (handle: unknown): unknown => (isJsonObject(handle) ? handle.access : undefined);

/** Returns whether matched routes are open: the deepest access level decides, and closed is the default. */
export function isOpen(handles: readonly unknown[]): boolean {
  const access = handles.map(accessOf).findLast((value) => value !== undefined);
  return access === 'nonAuth' || access === 'guest';
}
