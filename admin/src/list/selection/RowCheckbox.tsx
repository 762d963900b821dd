import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type RowId, useSelection } from './SelectionContext.ts';

// The native checkbox in a label of the minimum target size: a list may have a thousand.
const Target = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  width: token('size.target'),
  height: token('size.target'),
  cursor: 'pointer',
  '& > input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: token('color.action.primary'), cursor: 'inherit' },
});

/** Selects a row for a bulk action; named after its record. */
export function RowCheckbox({ id, name }: { readonly id: RowId; readonly name: string }) {
  const { t } = useTranslation('admin');
  const selection = useSelection();
  if (!selection) return null;
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={t(($) => $.list.select, { name })}
        checked={selection.selected.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </Target>
  );
}

/** Selects all visible rows, or none. */
export function SelectAll() {
  const { t } = useTranslation('admin');
  const selection = useSelection();
  const { data = [] } = useListContext();
  const box = useRef<HTMLInputElement>(null);
  const count = selection?.selected.size ?? 0;
  const all = count > 0 && count === data.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  }, [count, all]);
  if (!selection) return null;
  return (
    <Target>
      <input ref={box} type="checkbox" aria-label={t(($) => $.list.selectAll)} checked={all} onChange={() => selection.setAll(!all)} />
    </Target>
  );
}
