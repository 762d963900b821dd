import { bootstrapShell } from './bootstrapShell.ts';
import { renderShell } from './renderShell.tsx';
import { textsOfPage } from './routeObjects.tsx';
import type { ShellApp } from './ShellApp.ts';

/** Starts and renders an app whose script is completely loaded. */
export function startShell(app: ShellApp): void {
  const texts = textsOfPage(app.routes, window.location.pathname);
  renderShell(bootstrapShell({ ...app, preload: [...(app.preload ?? []), ...texts] }), app);
}
