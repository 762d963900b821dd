import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';

/** Wraps the panel in a data router, which can block navigation: react-admin's forms ask before unsaved input is lost. */
export const withDataRouter = (content: ReactElement) => <RouterProvider router={createBrowserRouter([{ path: '*', element: content }])} />;
