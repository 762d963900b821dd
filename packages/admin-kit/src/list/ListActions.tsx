import { ExportButton } from '../listTools/export/ExportButton.tsx';
import { SavedQueriesList } from '../listTools/saved/SavedQueriesList.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { RefreshButton } from './RefreshButton.tsx';

/** Renders the usual buttons of a list: its saved views, its columns, the export and the refresh. */
export const ListActions = () => (
  <>
    <SavedQueriesList />
    <ColumnsButton />
    <ExportButton />
    <RefreshButton />
  </>
);
