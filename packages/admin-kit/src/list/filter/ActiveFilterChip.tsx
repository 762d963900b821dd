import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';

interface ActiveFilterChipProps {
  /** The name of the filter. */
  readonly source: string;
  /** The active filter, e.g. 'Group: Klass 2B'. */
  readonly label: string;
}

/** Shows a filter that a link has set, and removes it. Use it in a component among the `filters` of a list, which is there while the filter is set. */
export function ActiveFilterChip({ source, label }: ActiveFilterChipProps) {
  const { t } = useTranslation('list');
  const { filterValues, setFilters } = useListContext();
  const onRemove = () => {
    const { [source]: _, ...others } = filterValues;
    setFilters(others);
  };
  return (
    <div data-fixed>
      <Button
        variant="outlined"
        endIcon={<CloseIcon aria-hidden />}
        aria-label={t(($) => $.removeFilter, { filter: label })}
        onClick={onRemove}
      >
        {label}
      </Button>
    </div>
  );
}
