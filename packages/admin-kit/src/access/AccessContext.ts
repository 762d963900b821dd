import { createContext, use } from 'react';
import type { Permits } from './createPermits.ts';

/** What is permitted to whoever uses the panel; outside of it, nothing. */
export const AccessContext = createContext<Permits>(() => false);

/** Returns a function that says whether an action is permitted, for handlers and for many records. Without react-admin's core: the first page needs it. */
export const useCanAccessCallback = (): Permits => use(AccessContext);
