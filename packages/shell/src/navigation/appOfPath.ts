import type { AppName } from '../context/ShellContext.ts';

const elsewhere: readonly (readonly [AppName, RegExp])[] = [
  ['admin', /^\/controlpanel(?=[/?#]|$)/],
  ['reader', /^\/(reader|bookshelf\/play)(?=[/?#]|$)/],
];

/** Returns the app that serves a path of this origin: the panel, the reader, or by default the consumer app. */
export const appOfPath = (path: string): AppName => elsewhere.find(([, pattern]) => pattern.test(path))?.[0] ?? 'consumer';
