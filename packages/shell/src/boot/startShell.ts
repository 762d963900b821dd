import { bootstrapShell } from './bootstrapShell.ts';
import { renderShell } from './renderShell.tsx';
import type { ShellApp } from './ShellApp.ts';

/** Starts and renders an app whose script is completely loaded. */
export const startShell = (app: ShellApp): void => renderShell(bootstrapShell(app), app);
