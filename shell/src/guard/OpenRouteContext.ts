import { createContext } from 'react';

/** Whether the present route is open to everyone (shell §2). */
export const OpenRouteContext = createContext(false);
