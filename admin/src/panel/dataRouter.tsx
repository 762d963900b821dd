import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';

/** Puts the panel in a router that can hold a visitor back: react-admin's forms ask before unsaved input is lost. */
export const inDataRouter = (content: ReactElement) => <RouterProvider router={createBrowserRouter([{ path: '*', element: content }])} />;
