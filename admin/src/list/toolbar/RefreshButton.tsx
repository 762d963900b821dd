import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { refreshLists } from '@realmkit/admin-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { useTranslation } from 'react-i18next';

/** Refetches the list, on all its pages, whatever its age; a fetch that is already in flight is not repeated (admin §4). */
export function RefreshButton() {
  const { t } = useTranslation('admin');
  const queryClient = useQueryClient();
  const resource = useResourceContext() ?? '';
  return (
    <Button startIcon={<RefreshIcon />} onClick={() => void refreshLists(queryClient, resource)}>
      {t(($) => $.list.refresh)}
    </Button>
  );
}
