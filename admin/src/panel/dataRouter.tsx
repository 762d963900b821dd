import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';

/** Wraps the panel in a data router, because `useBlocker` needs one: new login cards ask before their passwords are lost. */
export const withDataRouter = (content: ReactElement) => <RouterProvider router={createBrowserRouter([{ path: '*', element: content }])} />;
