import type { AppRoute } from '@realmkit/shell';
import { HomePage } from './home/HomePage.tsx';
import { SignedInLayout } from './layout/SignedInLayout.tsx';

/** The routes of the consumer app; all but the sign-in pages are for signed-in people (shell §2). */
export const routes: AppRoute[] = [
  { path: '/login', handle: { access: 'guest' }, lazy: () => import('./login/LoginPage.tsx') },
  { path: '/login/ak-bibliotheken', handle: { access: 'guest' }, lazy: () => import('./login/SignedOutPage.tsx') },
  {
    element: <SignedInLayout />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '/settings', lazy: () => import('./settings/SettingsPage.tsx') },
      { path: '/profile', lazy: () => import('./profile/ProfilePage.tsx') },
    ],
  },
];
