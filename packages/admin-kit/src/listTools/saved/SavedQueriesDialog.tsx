import { Button, ConfirmDialog, TextField } from '@realmkit/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../listState/ListViewContext.ts';
import { viewLimits, withoutView, withView } from '../../listState/preferences/listPreferences.ts';
import { readListQuery, writeListQuery } from '../../listState/url/listQuery.ts';
import { useListQuery } from '../../listState/url/useListQuery.ts';
import { ItemList } from '../ItemList.ts';

/** Shows, removes and saves the views of a list. They are on this device, for each person. */
export function SavedQueriesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('listTools');
  const { abilities, url, preferences, setPreferences } = useListView();
  const { query, updateQuery } = useListQuery();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  // The search string is not stored: it can be a pupil's name.
  const plain = { ...abilities, ...url, namespace: undefined };
  const search = writeListQuery({ ...query, page: 1, searchString: '' }, '', plain);
  return (
    <ConfirmDialog
      open
      title={t(($) => $.views.title)}
      description={t(($) => $.views.help)}
      confirmLabel={t(($) => $.views.save)}
      cancelLabel={t(($) => $.views.close)}
      confirmDisabled={name === ''}
      onConfirm={() => {
        setPreferences(withView(preferences, { name, search }));
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
              onClick={() => setPreferences(withoutView(preferences, view.name))}
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
