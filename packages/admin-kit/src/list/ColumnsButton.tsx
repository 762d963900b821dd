import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useListView } from '../listState/ListViewContext.ts';
import { MenuButton } from './MenuButton.tsx';

/** Opens a menu of the list's columns, to hide and show them. The one that names the rows stays. */
export function ColumnsButton() {
  const { t } = useTranslation('list');
  const { table, preferences, setPreferences } = useListView();
  const { hidden } = preferences;
  return (
    <MenuButton label={t(($) => $.columns)} icon={<ViewColumnIcon fontSize="small" aria-hidden />} disabled={table.columns.length === 0}>
      {() =>
        table.columns.map(({ source, label: name, rowHeader = false }) => {
          const shown = !hidden.includes(source);
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={shown}
              disabled={rowHeader}
              onClick={() =>
                setPreferences({ ...preferences, hidden: shown ? [...hidden, source] : hidden.filter((other) => other !== source) })
              }
            >
              <ListItemIcon>{shown ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}</ListItemIcon>
              {name}
            </MenuItem>
          );
        })
      }
    </MenuButton>
  );
}
