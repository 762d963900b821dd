import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Fetches a list again, whatever its age; one that is being fetched already is not fetched twice (admin §4). */
export function RefreshButton({ resource }: { readonly resource: string }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const label = t(($) => $.list.refresh);
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => void queries.invalidateQueries({ queryKey: [resource, 'getList'] }, { cancelRefetch: false })}
      >
        <RefreshIcon />
      </IconButton>
    </Tooltip>
  );
}
