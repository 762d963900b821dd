import { beginShell } from './beginShell.ts';
import type { ShellApp } from './ShellApp.ts';
import { showShell } from './showShell.tsx';

/** Starts an app whose whole script is there. */
export const startShell = (app: ShellApp): void => showShell(beginShell(app), app);
