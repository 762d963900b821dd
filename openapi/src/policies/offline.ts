import type { Middleware } from 'openapi-fetch';
import { OfflineError } from '../errors/OfflineError.ts';

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Refuses every write while the device has no network: sending it later could surprise the user. */
export const refuseChangesOffline = (isOnline: () => boolean): Middleware => ({
  onRequest: ({ request }) => {
    if (!isOnline() && !reads.has(request.method)) throw new OfflineError(request.url, undefined);
  },
});
