import type { AppRoute } from '@realmkit/shell';
import { AdminArea } from './panel/navigation/AdminArea.tsx';
import { Panel } from './panel/Panel.tsx';

/** What every employee works with (admin §2). An area is a line here and one in `panel/navigation/areas.ts`. */
const employeeAreas: AppRoute[] = [
  ...['students', 'guardians', 'employees'].map((path) => ({
    path,
    children: [
      { index: true as const, lazy: () => import('./people/list/PeoplePage.tsx') },
      { path: 'new', lazy: () => import('./people/create/CreatePage.tsx') },
      { path: ':id', lazy: () => import('./people/page/PersonPage.tsx') },
    ],
  })),
  { path: 'bookshelves', lazy: () => import('./bookshelves/BookshelvesPage.tsx') },
  { path: 'import', lazy: () => import('./import/ImportPage.tsx') },
];

/** What those with the admin flag work with (admin §6). */
const adminAreas: AppRoute[] = [];

/** What superusers work with (admin §2). */
const management: AppRoute = {
  path: 'beta/manage',
  lazy: () => import('./manage/Management.tsx'),
  children: [
    { index: true, lazy: () => import('./manage/ManagePage.tsx') },
    { path: 'users/:uid', lazy: () => import('./users/page/UserPage.tsx') },
  ],
};

/** The routes of the panel. Every one of them needs a signed-in employee; those below `beta/manage` a superuser (admin §2). */
export const routes: AppRoute[] = [
  {
    path: '/controlpanel',
    element: <Panel />,
    children: [
      { index: true, lazy: () => import('./home/HomePage.tsx') },
      { path: 'settings', lazy: () => import('./settings/SettingsPage.tsx') },
      {
        lazy: () => import('./panel/Workspace.tsx'),
        children: [...employeeAreas, { element: <AdminArea />, children: adminAreas }, management],
      },
    ],
  },
];
