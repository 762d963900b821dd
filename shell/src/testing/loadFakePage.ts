import { loadPage, routeObjects } from '../boot/routeObjects.tsx';
import type { AppRoute } from '../boot/ShellApp.ts';

/** Loads the modules of the page at an address, so that a story or test waits for what a person sees, and not for modules to be compiled. */
export const loadFakePage = (routes: readonly AppRoute[], path: string): Promise<void> => loadPage(routeObjects(routes), path);
