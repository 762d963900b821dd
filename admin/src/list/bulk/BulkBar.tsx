import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import type { RaRecord } from 'ra-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, BulkProps } from './BulkAction.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { SelectAllButton } from './SelectAllButton.tsx';

interface BulkBarProps<Item> extends BulkProps<Item> {
  readonly actions: readonly BulkAction<Item>[];
  readonly nameOf: (item: Item) => string;
}

const Bar = styled('section')(({ theme }) => ({
  // Stays reachable at any scroll position of a long list.
  position: 'sticky',
  insetBlockEnd: theme.spacing(1),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  marginBlockStart: theme.spacing(1),
  padding: theme.spacing(1, 2),
  border: `1px solid ${token('color.border.control')}`,
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.raised'),
  '& > [role=status]': { marginInlineEnd: 'auto', fontWeight: token('font.weight.medium') },
}));

/** Shows how many rows are selected on all pages, and the actions for all of them. */
export function BulkBar<Item extends RaRecord>({ actions, nameOf, selection }: BulkBarProps<Item>) {
  const { t } = useTranslation('list');
  const [running, setRunning] = useState<{ readonly key: string; readonly items: readonly Item[] }>();
  const { records } = selection;
  const bar = useRef<HTMLElement>(null);
  const action = actions.find(({ key }) => key === running?.key);
  return (
    <>
      {records.length > 0 ? (
        <Bar ref={bar} tabIndex={-1} aria-label={t(($) => $.bulk.title)}>
          <span role="status">{t(($) => $.bulk.selected, { count: records.length })}</span>
          <SelectAllButton selection={selection} bar={bar} />
          {actions.map(({ key, label, destructive = false }) => (
            <Button key={key} color={destructive ? 'error' : 'primary'} onClick={() => setRunning({ key, items: records })}>
              {label}
            </Button>
          ))}
          <Button onClick={() => selection.onUnselectItems()}>{t(($) => $.bulk.clear)}</Button>
        </Bar>
      ) : null}
      {action && running ? (
        <BulkDialog
          action={action}
          items={running.items}
          nameOf={nameOf}
          onSucceeded={selection.onUnselectItems}
          onClose={() => setRunning(undefined)}
        />
      ) : null}
    </>
  );
}
