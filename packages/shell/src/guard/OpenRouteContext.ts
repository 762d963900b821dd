import { createContext } from 'react';

/** True if the current route is open to everyone (shell §2). */
export const OpenRouteContext = createContext(false);
