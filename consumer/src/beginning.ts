import { bootstrapShell } from '@realmkit/shell';
import { askAhead } from './askAhead.ts';
import { namespaces } from './namespaces.ts';
import { textsOfPath } from './textsOfPath.ts';

/** The start of the app up to where it is shown: runs while the rest of the script is still on its way (build/earlyLoads.ts). */
export const beginning = bootstrapShell({
  name: 'consumer',
  namespaces,
  preload: textsOfPath(window.location.pathname),
  prefetch: askAhead,
});
