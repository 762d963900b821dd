import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface ActiveFilterChipProps {
  /** The active filter, e.g. 'Group: Klass 2B'. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** Shows a filter that a link has set, and removes it. */
export function ActiveFilterChip({ label, onRemove }: ActiveFilterChipProps) {
  const { t } = useTranslation('admin');
  return (
    <div data-fixed>
      <Button
        variant="outlined"
        endIcon={<CloseIcon aria-hidden />}
        aria-label={t(($) => $.list.removeFilter, { filter: label })}
        onClick={onRemove}
      >
        {label}
      </Button>
    </div>
  );
}
