import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../ListColumn.ts';

interface ColumnMenuProps {
  readonly columns: readonly Pick<ListColumn<never>, 'field' | 'label' | 'naming'>[];
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
}

/** Selects the visible columns of a list; the one that names the records stays. */
export function ColumnMenu({ columns, hidden, onHidden }: ColumnMenuProps) {
  const { t } = useTranslation('admin');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const label = t(($) => $.list.columns);
  return (
    <>
      <Button
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={id}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {columns.map(({ field, label: name, naming = false }) => {
          const shown = !hidden.includes(field);
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={shown}
              disabled={naming}
              onClick={() => onHidden(shown ? [...hidden, field] : hidden.filter((other) => other !== field))}
            >
              <ListItemIcon>{shown ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}</ListItemIcon>
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
