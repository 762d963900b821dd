import { Resource, resourceDefinitions, resourceRoutes } from '@realmkit/admin-kit';
import type { AppRoute } from '@realmkit/shell';
import { AreaGate } from './panel/navigation/AreaGate.tsx';
import { Panel } from './panel/Panel.tsx';
import { auditLogs } from './resources/auditLogs/index.ts';
import { bookshelves } from './resources/bookshelves/index.ts';
import { groups } from './resources/groups/index.ts';
import { legacyGroups } from './resources/legacyGroups/index.ts';
import { employees, guardians, students } from './resources/people/index.ts';
import { managedSchoolUnits, schoolUnits } from './resources/schoolUnits/index.ts';
import { subscriptionPeriods } from './resources/subscriptionPeriods/index.ts';
import { users } from './resources/users/index.ts';

/** The resources of a school's staff (admin §2). An area is a line here and one in `panel/navigation/areas.ts`, which says who may open it. */
const schoolResources = (
  <>
    <Resource {...students} />
    <Resource {...guardians} />
    <Resource {...employees} />
    <Resource {...legacyGroups} />
    <Resource {...bookshelves} />
    <Resource {...schoolUnits} />
    <Resource {...subscriptionPeriods} />
    <Resource {...auditLogs} />
  </>
);

/** The resources of superusers (admin §2). */
const managedResources = (
  <>
    <Resource {...users} />
    <Resource {...managedSchoolUnits} />
    <Resource {...groups} />
  </>
);

/** What is a process and not a record. */
const processes: AppRoute[] = [
  { path: 'import', lazy: () => import('./import/ImportPage.tsx'), texts: ['import'] },
  { path: 'cards', lazy: () => import('./cards/CardsPage.tsx'), texts: ['cards'] },
  { path: 'sync', lazy: () => import('./sync/SyncPage.tsx'), texts: ['sync'] },
];

/** The routes of the panel. All of them need a signed-in employee; those below `beta/manage` need a superuser (admin §2). */
export const routes: AppRoute[] = [
  {
    path: '/controlpanel',
    element: <Panel />,
    texts: ['list'],
    children: [
      { index: true, lazy: () => import('./home/HomePage.tsx') },
      { path: 'settings', lazy: () => import('./settings/SettingsPage.tsx') },
      {
        lazy: async () => (await import('./panel/ReactAdmin.tsx')).reactAdmin(resourceDefinitions([managedResources, schoolResources])),
        children: [
          { element: <AreaGate />, children: [...resourceRoutes(schoolResources), ...processes] },
          {
            lazy: () => import('./manage/Management.tsx'),
            children: [{ path: 'beta/manage', lazy: () => import('./manage/ManagePage.tsx') }, ...resourceRoutes(managedResources)],
          },
        ],
      },
    ],
  },
];
