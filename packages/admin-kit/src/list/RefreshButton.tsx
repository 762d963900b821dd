import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { refreshLists } from '../cache/cacheRules.ts';

/** Refetches the list, on all its pages, whatever its age; a fetch that is already in flight is not repeated (admin §4). */
export function RefreshButton() {
  const { t } = useTranslation('list');
  const queryClient = useQueryClient();
  const resource = useResourceContext() ?? '';
  return (
    <Button startIcon={<RefreshIcon />} onClick={() => void refreshLists(queryClient, resource)}>
      {t(($) => $.refresh)}
    </Button>
  );
}
