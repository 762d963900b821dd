import type { AppName } from '../boot/ShellContext.ts';

const elsewhere: readonly (readonly [AppName, RegExp])[] = [
  ['admin', /^\/controlpanel(?=[/?#]|$)/],
  ['reader', /^\/(reader|bookshelf\/play)(?=[/?#]|$)/],
];

/** Which app serves an address of this origin: the panel, the reader, and the consumer app everything else. */
export const appOfPath = (address: string): AppName => elsewhere.find(([, pattern]) => pattern.test(address))?.[0] ?? 'consumer';
