import { loadPage, routeObjects } from '../boot/routeObjects.tsx';
import type { AppRoute } from '../boot/ShellApp.ts';

/** Loads the modules of the page at a path, so that a story or test does not wait for their compilation. */
export const loadFakePage = (routes: readonly AppRoute[], path: string): Promise<void> => loadPage(routeObjects(routes), path);
