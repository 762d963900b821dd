import FilterListIcon from '@mui/icons-material/FilterList';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../MenuButton.tsx';
import type { FilterProps } from './FilterProps.ts';

/** The props of {@link FilterButton}. */
export interface FilterButtonProps {
  readonly filters: readonly ReactElement<FilterProps>[];
  /** Called with the source of the filter that the user chooses. */
  readonly onAdd: (source: string) => void;
}

/** Opens a menu of the filters that can be added; absent if there are none. A filter without a label is set by links only, and is not among them. */
export function FilterButton({ filters, onAdd }: FilterButtonProps) {
  const { t } = useTranslation('list');
  const choices = filters.filter(({ props }) => props.label !== undefined);
  if (choices.length === 0) return null;
  return (
    <div data-fixed>
      <MenuButton label={t(($) => $.addFilter)} icon={<FilterListIcon fontSize="small" aria-hidden />}>
        {(close) =>
          choices.map(({ props: { source, label: name } }) => (
            <MenuItem
              key={source}
              onClick={() => {
                close();
                onAdd(source);
              }}
            >
              {name}
            </MenuItem>
          ))
        }
      </MenuButton>
    </div>
  );
}
