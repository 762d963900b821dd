import { maxBulkRows } from '@realmkit/admin-kit';
import { useGetList } from 'react-admin';
import type { PanelRow } from '../../dataProvider/usePanelDataProvider.ts';

/** Returns all groups of an organisation by name, up to the limit of a bulk fetch. */
export const useGroupsOfOrganization = (organizationId: number | undefined) =>
  useGetList<PanelRow<'legacyGroups'>>(
    'legacyGroups',
    { filter: { organizationId }, pagination: { page: 1, perPage: maxBulkRows }, sort: { field: 'name', order: 'ASC' } },
    { enabled: organizationId !== undefined },
  );
