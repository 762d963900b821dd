import { isJsonObject } from '../json/isJsonObject.ts';

/** Who may open a route: 'nonAuth' and 'guest' are open to everyone (shell §2). */
type RouteAccess = 'nonAuth' | 'guest' | 'signedIn';

/** The `handle` of a route that says who may open it. */
export interface ShellRouteHandle {
  readonly access?: RouteAccess;
}

const accessOf = (handle: unknown): unknown => (isJsonObject(handle) ? handle.access : undefined);

/** Whether matched routes are open: the deepest one that says something decides, and routes that say nothing are closed. */
export function isOpen(handles: readonly unknown[]): boolean {
  const access = handles.map(accessOf).findLast((value) => value !== undefined);
  return access === 'nonAuth' || access === 'guest';
}
