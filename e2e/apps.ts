import type { Request } from '@playwright/test';
import { realmOfHost } from './realms.ts';

/** An app of the platform, named as the folder of its workspace. */
export type App = 'admin' | 'consumer' | 'reader';

/** The apps that the journeys of a folder may open. Turbo reruns a folder when one of its apps changes. */
export const appsOfProject: Readonly<Record<string, readonly App[]>> = {
  admin: ['admin'],
  consumer: ['consumer'],
  reader: ['reader'],
  gateway: [],
  'across-apps': ['admin', 'consumer', 'reader'],
};

/** Returns the app whose page a request opens; undefined for files, for requests of a page that is open, and for hosts without apps. */
export function openedApp(request: Request): App | undefined {
  if (!request.isNavigationRequest() || request.frame().parentFrame() !== null) return undefined;
  const { hostname, pathname } = new URL(request.url());
  if (!realmOfHost(hostname) || hostname.startsWith('auth.') || /\.\w+$/.test(pathname)) return undefined;
  if (/^\/controlpanel(\/|$)/.test(pathname)) return 'admin';
  return /^\/(reader|bookshelf\/play\/id)(\/|$)/.test(pathname) ? 'reader' : 'consumer';
}
