import { styled } from '@mui/material/styles';
import { Checkbox } from '@realmkit/design-system';
import { type Identifier, useDataTableCallbacksContext, useDataTableDataContext, useDataTableSelectedIdsContext } from 'ra-core';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSelectionOf } from '../../listState/selection/pageSelection.ts';

// Shift-click selects rows, not text.
const Target = styled('div')({ userSelect: 'none' });

/** Selects a row for a bulk action, with Shift also those between; named after its record. */
export function RowCheckbox({ id, name }: { readonly id: Identifier; readonly name: string }) {
  const { t } = useTranslation('list');
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  // A change does not say which keys are held, and a click by the space key not in every browser: the event before says it.
  const withShift = useRef(false);
  const readShift = ({ shiftKey }: MouseEvent | KeyboardEvent) => {
    withShift.current = shiftKey;
  };
  return (
    <Target onMouseDown={readShift} onKeyDown={readShift} onKeyUp={readShift}>
      <Checkbox
        aria-label={t(($) => $.select, { name })}
        checked={selectedIds.includes(id)}
        onChange={() => {
          handleToggleItem?.(id, { shiftKey: withShift.current });
          withShift.current = false;
        }}
      />
    </Target>
  );
}

/** Selects all rows of the page, or none of them. */
export function SelectPage() {
  const { t } = useTranslation('list');
  const ids = (useDataTableDataContext() ?? []).map(({ id }) => id);
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const ofPage = pageSelectionOf(ids, selectedIds);
  return (
    <Checkbox
      aria-label={t(($) => $.selectAll)}
      checked={ofPage === 'all'}
      indeterminate={ofPage === 'some'}
      onChange={() => {
        const others = selectedIds.filter((id) => !ids.includes(id));
        onSelect?.(ofPage === 'all' ? others : [...others, ...ids]);
      }}
    />
  );
}
