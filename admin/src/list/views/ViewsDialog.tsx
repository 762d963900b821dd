import { Button, ConfirmDialog, TextField } from '@realmkit/design-system';
import { formatListQuery } from '@realmkit/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemList } from '../../page/ItemList.tsx';
import type { ListDefinition } from '../ListDefinition.ts';
import { readListQuery } from '../url/listQuery.ts';
import { useListQuery } from '../useListQuery.ts';
import { type ListPreferences, viewLimits, withoutView, withView } from './listPreferences.ts';

interface ViewsDialogProps {
  readonly definition: ListDefinition;
  readonly preferences: ListPreferences;
  readonly onPreferences: (next: ListPreferences) => void;
  readonly onClose: () => void;
}

/** Shows, removes and saves the views of a list. */
export default function ViewsDialog({ definition, preferences, onPreferences, onClose }: ViewsDialogProps) {
  const { t } = useTranslation('list');
  const { query, updateQuery } = useListQuery(definition);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  // The search string is not stored: it can be a pupil's name.
  const search = formatListQuery({ ...query, page: 1, searchString: '' }, new URLSearchParams()).toString();
  const { namespace: _, ...plain } = definition;
  return (
    <ConfirmDialog
      open
      title={t(($) => $.views.title)}
      description={t(($) => $.views.help)}
      confirmLabel={t(($) => $.views.save)}
      cancelLabel={t(($) => $.views.close)}
      confirmDisabled={name === ''}
      onConfirm={() => {
        onPreferences(withView(preferences, { name, search }));
        setTyped('');
      }}
      onCancel={onClose}
    >
      {preferences.views.length === 0 ? <p style={{ margin: 0 }}>{t(($) => $.views.none)}</p> : null}
      <ItemList aria-label={t(($) => $.views.title)}>
        {preferences.views.map((view) => (
          <li key={view.name}>
            <span>{view.name}</span>
            <Button
              aria-label={t(($) => $.views.showOne, { name: view.name })}
              onClick={() => {
                updateQuery(readListQuery(view.search, plain));
                onClose();
              }}
            >
              {t(($) => $.views.show)}
            </Button>
            <Button
              color="error"
              aria-label={t(($) => $.views.removeOne, { name: view.name })}
              onClick={() => onPreferences(withoutView(preferences, view.name))}
            >
              {t(($) => $.views.remove)}
            </Button>
          </li>
        ))}
      </ItemList>
      <TextField
        label={t(($) => $.views.name)}
        autoComplete="off"
        maxLength={viewLimits.name}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
