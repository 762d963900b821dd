import '@realmkit/design-system/polyfills.ts';
import './i18n/resources.ts';
import { startShell } from '@realmkit/shell';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { namespaces } from './i18n/namespaces.ts';
import { routes } from './routes.tsx';

startShell({
  name: 'admin',
  routes,
  // A data router, because `useBlocker` needs one: new login cards ask before their passwords are lost.
  router: (content) => <RouterProvider router={createBrowserRouter([{ path: '*', element: content }])} />,
  namespaces,
  preload: ['admin', 'reactAdmin', 'form'],
});
