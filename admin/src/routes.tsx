import type { AppRoute } from '@realmkit/shell';
import { Panel } from './panel/Panel.tsx';

/** The routes of the panel. Every one of them needs a signed-in employee; those below `beta/manage` a superuser (admin §2). */
export const routes: AppRoute[] = [
  {
    path: '/controlpanel',
    element: <Panel />,
    children: [
      { index: true, lazy: () => import('./home/HomePage.tsx') },
      {
        path: 'beta/manage',
        lazy: () => import('./manage/Management.tsx'),
        children: [
          { index: true, lazy: () => import('./manage/ManagePage.tsx') },
          { path: 'users/:uid', lazy: () => import('./users/page/UserPage.tsx') },
        ],
      },
    ],
  },
];
