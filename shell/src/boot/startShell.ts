import { bootstrapShell } from './bootstrapShell.ts';
import { renderShell } from './renderShell.tsx';
import type { ShellApp } from './ShellApp.ts';

/** Starts an app whose whole script is there. */
export const startShell = (app: ShellApp): void => renderShell(bootstrapShell(app), app);
