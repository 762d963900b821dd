import { isOnThisMachine } from '@realmkit/mock-server';
import type { Context } from 'hono';
import { siteOf } from './site.ts';

/** Returns the origin of the launchpad on the port of a request. */
export const launchpadOrigin = (port: string): string => `http://localhost${port === '' ? '' : `:${port}`}`;

/** Returns whether the launchpad of this machine sent a request: no page of another origin can. */
export const isOfLaunchpad = (context: Context): boolean =>
  isOnThisMachine(context) && context.req.header('origin') === launchpadOrigin(siteOf(context.req.header('host')).port);
