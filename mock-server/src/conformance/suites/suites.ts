import type { Suite } from '../run/suite.ts';
import { librarySuite } from './library.ts';

/** The suite of every service, by the name of its contract. */
export const suites: readonly Suite[] = [librarySuite];
