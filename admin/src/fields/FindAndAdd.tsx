import { Button, TextField } from '@realmkit/design-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceErrorText } from '../errors/useServiceErrorText.ts';
import { ItemList } from '../page/ItemList.tsx';
import { useDebouncedValue } from './debounce.ts';

interface FindAndAddProps<Item> {
  readonly label: string;
  /** The help below the search field, and its replacement when nothing is found. */
  readonly help: string;
  readonly nothing: string;
  /** The query key of the search. */
  readonly queryKey: readonly (string | number)[];
  readonly find: (searchText: string, signal: AbortSignal) => Promise<readonly Item[]>;
  readonly row: (item: Item) => {
    readonly key: string;
    readonly text: ReactNode;
    /** The accessible name of its button. */
    readonly addLabel: string;
  };
  /** The keys of the items that are already added, and the text of their buttons. */
  readonly has: readonly string[];
  readonly there: string;
  readonly busy: boolean;
  readonly onAdd: (item: Item) => void;
}

/** The minimum number of letters of a search. */
const fewest = 2;

/** Searches for items and adds them. */
export function FindAndAdd<Item>({ label, help, nothing, queryKey, find, row, has, there, busy, onAdd }: FindAndAddProps<Item>) {
  const { t } = useTranslation('people');
  const errorText = useServiceErrorText();
  const [typed, setTyped] = useState('');
  const searchText = useDebouncedValue(typed.trim());
  const enabled = searchText.length >= fewest;
  const { data, error } = useQuery({
    queryKey: [...queryKey, searchText],
    queryFn: ({ signal }) => find(searchText, signal),
    enabled,
  });
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
