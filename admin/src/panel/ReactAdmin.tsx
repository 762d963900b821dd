import { AdminContext } from '@realmkit/admin-kit';
import type { PageModule } from '@realmkit/shell';
import { type ResourceDefinition, ResourceDefinitionContextProvider } from 'react-admin';
import { Outlet } from 'react-router';
import { resources } from '../dataProvider/resources.ts';

/** Returns what provides react-admin to the pages with lists and records; the panel's home page does without it and loads faster. */
export const reactAdmin = (definitions: Record<string, ResourceDefinition>): PageModule => ({
  Component: () => (
    <AdminContext resources={resources} basename="/controlpanel">
      <ResourceDefinitionContextProvider definitions={definitions}>
        <Outlet />
      </ResourceDefinitionContextProvider>
    </AdminContext>
  ),
});
