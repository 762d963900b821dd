import { bootstrapShell } from './bootstrapShell.ts';
import { renderShell } from './renderShell.tsx';
import { routeObjects, textsOfPage } from './routeObjects.tsx';
import type { ShellApp } from './ShellApp.ts';

/** Starts and renders an app whose script is completely loaded. */
export function startShell(app: ShellApp): void {
  const routes = routeObjects(app.routes);
  const preload = [...(app.preload ?? []), ...textsOfPage(routes, window.location.pathname)];
  renderShell(bootstrapShell({ ...app, preload }), app, routes);
}
