import type { AppRoute } from '@realmkit/shell';
import { AreaGate } from './panel/navigation/AreaGate.tsx';
import { Panel } from './panel/Panel.tsx';

/** The areas of a school's staff (admin §2). An area is a line here and one in `panel/navigation/areas.ts`, which says who may open it. */
const areas: AppRoute[] = [
  ...['students', 'guardians', 'employees'].map((path) => ({
    path,
    children: [
      { index: true as const, lazy: () => import('./people/list/PeoplePage.tsx') },
      { path: 'new', lazy: () => import('./people/create/CreatePage.tsx') },
      { path: ':id', lazy: () => import('./people/page/PersonPage.tsx') },
    ],
  })),
  {
    path: 'groups',
    children: [
      { index: true, lazy: () => import('./groups/school/GroupsPage.tsx') },
      { path: 'new', lazy: () => import('./groups/school/NewGroupPage.tsx') },
      { path: ':id', lazy: () => import('./groups/school/GroupPage.tsx') },
    ],
  },
  { path: 'bookshelves', lazy: () => import('./bookshelves/BookshelvesPage.tsx') },
  { path: 'import', lazy: () => import('./import/ImportPage.tsx') },
  {
    path: 'units',
    children: [
      { index: true, lazy: () => import('./organizations/UnitsPage.tsx') },
      { path: 'new', lazy: () => import('./organizations/create/NewUnitPage.tsx') },
      { path: ':uid', lazy: () => import('./organizations/page/UnitPage.tsx') },
    ],
  },
  { path: 'cards', lazy: () => import('./cards/CardsPage.tsx') },
  { path: 'sync', lazy: () => import('./sync/SyncPage.tsx') },
  { path: 'periods', lazy: () => import('./periods/PeriodsPage.tsx') },
  { path: 'audit', lazy: () => import('./audit/AuditPage.tsx') },
];

/** The area of superusers (admin §2). */
const management: AppRoute = {
  path: 'beta/manage',
  lazy: () => import('./manage/Management.tsx'),
  children: [
    { index: true, lazy: () => import('./manage/ManagePage.tsx') },
    { path: 'users/:uid', lazy: () => import('./users/page/UserPage.tsx') },
    { path: 'organizations/new', lazy: () => import('./organizations/create/NewUnitPage.tsx') },
    { path: 'organizations/:uid', lazy: () => import('./organizations/page/UnitPage.tsx') },
    { path: 'groups/new', lazy: () => import('./groups/management/NewManagedGroupPage.tsx') },
    { path: 'groups/:uid', lazy: () => import('./groups/management/ManagedGroupPage.tsx') },
  ],
};

/** The routes of the panel. All of them need a signed-in employee; those below `beta/manage` need a superuser (admin §2). */
export const routes: AppRoute[] = [
  {
    path: '/controlpanel',
    element: <Panel />,
    children: [
      { index: true, lazy: () => import('./home/HomePage.tsx') },
      { path: 'settings', lazy: () => import('./settings/SettingsPage.tsx') },
      {
        lazy: () => import('./panel/ReactAdmin.tsx'),
        children: [{ element: <AreaGate />, children: areas }, management],
      },
    ],
  },
];
