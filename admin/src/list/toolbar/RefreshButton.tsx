import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Refetches a list whatever its age; a fetch that is already in flight is not repeated (admin §4). */
export function RefreshButton({ resource }: { readonly resource: string }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [resource, 'getList'] }, { cancelRefetch: false });
  return (
    <Button startIcon={<RefreshIcon />} onClick={() => void refresh()}>
      {t(($) => $.list.refresh)}
    </Button>
  );
}
