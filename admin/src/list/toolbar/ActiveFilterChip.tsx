import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface NarrowedToProps {
  /** What the list is narrowed to, e.g. 'Group: Klass 2B'. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** Says that a list shows a part of all, to which a link has led, and takes that back. */
export function ActiveFilterChip({ label, onRemove }: NarrowedToProps) {
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
