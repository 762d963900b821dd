import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { type Identifier, useDataTableCallbacksContext, useDataTableDataContext, useDataTableSelectedIdsContext } from 'ra-core';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSelectionOf } from '../../listState/selection/pageSelection.ts';

// The native checkbox in a label of the minimum target size: a list may have a thousand.
const Target = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  width: token('size.target'),
  height: token('size.target'),
  cursor: 'pointer',
  // Shift-click selects rows, not text.
  userSelect: 'none',
  '& > input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: token('color.action.primary'), cursor: 'inherit' },
});

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
      <input
        type="checkbox"
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
  const box = useRef<HTMLInputElement>(null);
  const ofPage = pageSelectionOf(ids, selectedIds);
  useEffect(() => {
    if (box.current) box.current.indeterminate = ofPage === 'some';
  }, [ofPage]);
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={t(($) => $.selectAll)}
        checked={ofPage === 'all'}
        onChange={() => {
          const others = selectedIds.filter((id) => !ids.includes(id));
          onSelect?.(ofPage === 'all' ? others : [...others, ...ids]);
        }}
      />
    </Target>
  );
}
