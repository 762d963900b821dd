import { ItemList, useDebouncedValue, useServiceErrorText } from '@realmkit/admin-kit';
import { Button, TextField } from '@realmkit/design-system';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { PanelRow } from '../dataProvider/usePanelDataProvider.ts';

type Found = 'books' | 'people' | 'users';

interface FindAndAddProps<Name extends Found> {
  readonly label: string;
  /** The help below the search field, and its replacement when nothing is found. */
  readonly help: string;
  readonly nothing: string;
  /** The resource that is searched, and its other filters; undefined while they are not known. */
  readonly resource: Name;
  readonly filter: object | undefined;
  /** The maximum number of items that a search shows. */
  readonly perPage: number;
  readonly row: (item: PanelRow<Name>) => {
    readonly key: string;
    readonly text: ReactNode;
    /** The accessible name of its button. */
    readonly addLabel: string;
  };
  /** The keys of the items that are already added, and the text of their buttons. */
  readonly has: readonly string[];
  readonly there: string;
  readonly busy: boolean;
  readonly onAdd: (item: PanelRow<Name>) => void;
}

/** The minimum number of letters of a search. */
const fewest = 2;

/** Searches for items and adds them. */
export function FindAndAdd<Name extends Found>(props: FindAndAddProps<Name>) {
  const { label, help, nothing, resource, filter, perPage, row, has, there, busy, onAdd } = props;
  const { t } = useTranslation('people');
  const errorText = useServiceErrorText();
  const [typed, setTyped] = useState('');
  const searchText = useDebouncedValue(typed.trim());
  const enabled = filter !== undefined && searchText.length >= fewest;
  const { data, error } = useGetList<PanelRow<Name>>(
    resource,
    { filter: { ...filter, q: searchText }, pagination: { page: 1, perPage }, sort: { field: 'name', order: 'ASC' } },
    { enabled },
  );
  const found = enabled ? (data ?? []) : [];
  const message = enabled && data?.length === 0 ? nothing : help;
  return (
    <search>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={enabled && error ? errorText(error) : message}
        error={enabled && error !== null}
      />
      <ItemList data-found>
        {found.map((item) => {
          const { key, text, addLabel } = row(item);
          return (
            <li key={key}>
              <span>{text}</span>
              <Button
                variant="outlined"
                disabled={busy || has.includes(key)}
                aria-label={has.includes(key) ? undefined : addLabel}
                onClick={() => onAdd(item)}
              >
                {has.includes(key) ? there : t(($) => $.books.addButton)}
              </Button>
            </li>
          );
        })}
      </ItemList>
    </search>
  );
}
