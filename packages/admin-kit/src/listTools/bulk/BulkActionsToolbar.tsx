import { styled } from '@mui/material/styles';
import { Announced, Button, token } from '@realmkit/design-system';
import { useListContext } from 'ra-core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectAllButton } from './SelectAllButton.tsx';

const Bar = styled('section')(({ theme }) => ({
  // Stays reachable at any scroll position of a long list.
  position: 'sticky',
  insetBlockEnd: theme.spacing(1),
  zIndex: token('zIndex.raised'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  marginBlockStart: theme.spacing(1),
  padding: theme.spacing(1, 2),
  border: `${token('border.thin')} solid ${token('color.border.control')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  '& > div:first-of-type': { marginInlineEnd: 'auto', fontWeight: token('font.weight.medium') },
  '&[hidden]': { display: 'none' },
}));

/** Shows how many rows are selected on all pages, and the buttons for them. `DataTable` renders it around its `bulkActionButtons`. */
export function BulkActionsToolbar({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('listTools');
  const { selectedIds, onUnselectItems } = useListContext();
  const bar = useRef<HTMLElement>(null);
  const isOpen = selectedIds.length > 0;
  // The bar lies over the end of the page: what gets the focus is scrolled above it, however many lines its buttons take.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // jsdom has no layout.
    if (!bar.current || !isOpen || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      style.scrollPaddingBlockEnd = `${(entry?.borderBoxSize[0]?.blockSize ?? 0) + 16}px`;
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Bar ref={bar} data-floating-bar tabIndex={-1} aria-label={t(($) => $.bulk.title)}>
      <Announced>{t(($) => $.bulk.selected, { count: selectedIds.length })}</Announced>
      <SelectAllButton bar={bar} />
      {children}
      <Button onClick={() => onUnselectItems()}>{t(($) => $.bulk.clear)}</Button>
    </Bar>
  );
}
