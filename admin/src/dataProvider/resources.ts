import { controlPanelResources } from './controlPanel.ts';
import { customerManagementResources } from './customerManagement.ts';
import { libraryResources } from './library.ts';
import { syncResources } from './sync.ts';

/** The resources of the panel by the names that react-admin's hooks take. */
export const resources = { ...customerManagementResources, ...controlPanelResources, ...libraryResources, ...syncResources };

declare module '@realmkit/admin-kit' {
  interface Register {
    readonly resources: typeof resources;
  }
}
