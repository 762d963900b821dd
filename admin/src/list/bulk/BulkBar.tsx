import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { type RaRecord, useListContext } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelection } from '../selection/SelectionContext.ts';
import type { BulkAction } from './BulkAction.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface BulkBarProps<Item> {
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

/** Shows how many rows are selected, and the actions for all of them. */
export function BulkBar<Item extends RaRecord>({ actions, nameOf }: BulkBarProps<Item>) {
  const { t } = useTranslation('list');
  const selection = useSelection();
  const { data = [] } = useListContext<Item>();
  const [running, setRunning] = useState<{ readonly key: string; readonly items: readonly Item[] }>();
  if (!selection) return null;
  const chosen = data.filter(({ id }) => selection.selected.has(id));
  const action = actions.find(({ key }) => key === running?.key);
  return (
    <>
      {chosen.length > 0 ? (
        <Bar aria-label={t(($) => $.bulk.title)}>
          <span role="status">{t(($) => $.bulk.selected, { count: chosen.length })}</span>
          {actions.map(({ key, label, destructive = false }) => (
            <Button key={key} color={destructive ? 'error' : 'primary'} onClick={() => setRunning({ key, items: chosen })}>
              {label}
            </Button>
          ))}
          <Button onClick={() => selection.setAll(false)}>{t(($) => $.bulk.clear)}</Button>
        </Bar>
      ) : null}
      {action && running ? (
        <BulkDialog
          action={action}
          items={running.items}
          nameOf={nameOf}
          onCancel={() => setRunning(undefined)}
          onClose={() => {
            setRunning(undefined);
            selection.setAll(false);
          }}
        />
      ) : null}
    </>
  );
}
