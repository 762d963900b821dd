import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RowId, useSelection } from './SelectionContext.ts';

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
export function RowCheckbox({ id, name }: { readonly id: RowId; readonly name: string }) {
  const { t } = useTranslation('admin');
  const selection = useSelection();
  // A change does not say which keys are held, and a click by the space key not in every browser: the event before says it.
  const withShift = useRef(false);
  const readShift = ({ shiftKey }: MouseEvent | KeyboardEvent) => {
    withShift.current = shiftKey;
  };
  if (!selection) return null;
  return (
    <Target onMouseDown={readShift} onKeyDown={readShift} onKeyUp={readShift}>
      <input
        type="checkbox"
        aria-label={t(($) => $.list.select, { name })}
        checked={selection.selectedIds.has(id)}
        onChange={() => {
          selection.onToggleItem(id, withShift.current);
          withShift.current = false;
        }}
      />
    </Target>
  );
}

/** Selects all rows of the page, or none of them. */
export function SelectPage() {
  const { t } = useTranslation('admin');
  const selection = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const ofPage = selection?.ofPage;
  useEffect(() => {
    if (box.current) box.current.indeterminate = ofPage === 'some';
  }, [ofPage]);
  if (!selection) return null;
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={t(($) => $.list.selectAll)}
        checked={ofPage === 'all'}
        onChange={selection.onTogglePage}
      />
    </Target>
  );
}
